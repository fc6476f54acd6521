/** What stands for something in an address: /jednotky/$id → id. */
type Names<To extends string> = To extends `${string}$${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : To extends `${string}$${infer Name}`
    ? Name
    : never;
type Filling<To extends string> = { readonly [Name in Names<To>]: string | number };

declare const made: unique symbol;
/** Where something stands in the portal. Only the functions of `links.ts` of the nouns make one. */
export type Place<To extends string = string, Params = object> = {
  readonly to: To;
  readonly params: Params;
  readonly [made]: true;
};

type Given<To extends string, Params> = [Names<To>] extends [never] ? [] : [params: Params];

/** An address as the routes write it, with what stands in it. */
export const place = <const To extends string, const Params extends Filling<To>>(
  to: To,
  ...[params]: Given<To, Params>
): Place<To, Params> => ({ to, params: params ?? {} }) as unknown as Place<To, Params>;

/** The address itself: what the line of a browser holds after the name of the portal. */
export const pathOf = ({ to, params }: Place): string =>
  to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));

/** The whole address, as a letter or a printed code carries it; `asked` are its parameters in their order. */
export function urlOf(portal: string, at: Place, asked: Readonly<Record<string, string | number>> = {}): string {
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return portal + pathOf(at) + (query.length > 0 ? `?${query.join('&')}` : '');
}

const mark = '#pro=';
/** The address with whom its sign-in is for, behind a mark that browsers keep for themselves: no server and no log sees it. */
export const urlFor = (url: string, email: string): string => `${url}${mark}${encodeURIComponent(email)}`;
/** Whom a link was sent to, by what stands behind the mark of its address; null where nobody. */
export function sentTo(hash: string): string | null {
  if (!hash.startsWith(mark)) return null;
  try {
    return decodeURIComponent(hash.slice(mark.length));
  } catch {
    return null;
  }
}
