declare module "milsymbol-parts" {
  export const ms: {
    addIcons(icons: unknown): void;
    Symbol: new (code: string, options: Record<string, unknown>) => { asSVG(): string; isValid(): boolean };
  };
  export const letterground: unknown;
}
