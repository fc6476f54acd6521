/** A character of nobody's writing: it holds the place behind an argument until the sentence is put together. */
const mark = '\ue000';

/**
 * Says a sentence whose arguments may end with a full stop of their own, as "Ph.D." or "s.r.o." do: where the sentence puts
 * another one right behind, one is enough.
 */
export function withOneStop<P extends Readonly<Record<string, unknown>>>(
  say: (params: P) => string,
  params: P | undefined,
): string {
  const all = Object.entries(params ?? {});
  if (!all.some(([, v]) => typeof v === 'string' && v.endsWith('.'))) return say(params as P);
  const marked = all.map(([name, v]) => [name, typeof v === 'string' && v.endsWith('.') ? v + mark : v]);
  return say(Object.fromEntries(marked)).replaceAll(`${mark}.`, '').replaceAll(mark, '');
}
