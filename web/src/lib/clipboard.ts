/** Copy a text. Browsers offer the clipboard to pages only over HTTPS or on one's own machine; the older way works on
 * a server in the living room, too. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.setAttribute("readonly", "");
    field.style.position = "fixed";
    field.style.opacity = "0";
    document.body.append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without HTTPS
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
