import type { TextKey } from '#contract/texts/keys.ts';
import type { Params } from './texts.tsx';

/** Amounts that a refusal names, as the page's language writes them: they come in the Czech form, as everything the server says. */
const amountsOf = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, said]) => [
      name,
      document.documentElement.lang === 'en' && typeof said === 'string'
        ? said.replace(
            /(\d[\d\u00a0]*),(\d\d)\u00a0Kč/g,
            (_, whole: string, cents) => `CZK\u00a0${whole.replaceAll('\u00a0', ',')}.${cents}`,
          )
        : said,
    ]),
  );

/** Everything that is not success: the server's refusal, or silence (status 0). */
export class Answer extends Error {
  readonly status: number;
  readonly key: TextKey;
  readonly params: Params;
  /** Field path → text key, of a 400. */
  readonly fields: Record<string, TextKey>;
  readonly data: unknown;
  constructor(status: number, key: TextKey, params: Params = {}, data: unknown = null) {
    super(key);
    this.status = status;
    this.key = key;
    this.params = amountsOf(params);
    this.data = data;
    this.fields = (data as { errors?: Record<string, TextKey> } | null)?.errors ?? {};
  }
}

/** Whether it only says that nothing is saved here: nobody did anything wrong. */
export const isOfDemo = (key: TextKey): boolean => /\bDEMO\b/.test(key);

/** Any failure as an answer: what is not one is a bug and reads as a failure. */
export const asAnswer = (error: unknown): Answer =>
  error instanceof Answer ? error : new Answer(500, 'BASE.ERRORS.FAILED');
