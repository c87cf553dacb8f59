// Unpacks the browser of @sparticuz/chromium into the folder for temporary files (TMPDIR) and prints where it is.
// Its shared libraries come along only if it takes the system for the one it was made for.
process.env.AWS_EXECUTION_ENV = `AWS_Lambda_nodejs${process.versions.node.split(".")[0]}.x`;
const { default: chromium } = await import("@sparticuz/chromium");
console.log(await chromium.executablePath());
