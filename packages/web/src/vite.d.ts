/** Version of the product, from the root package. */
declare const __VERSION__: string;

/** Written at build time: common passwords and the keyboards they are typed on. */
declare module 'virtual:common-passwords' {
  export const passwords: string[];
  export const keyboards: Record<string, Record<string, (string | null)[]>>;
}

/** Written at build time: sentences of a piece in a language, by `votes-cs`. */
declare module 'virtual:texts' {
  interface Texts {
    readonly [key: string]: string | Texts;
  }
  export const files: Readonly<Record<string, () => Promise<{ default: Texts }>>>;
}
