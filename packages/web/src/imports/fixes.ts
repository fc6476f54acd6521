import type { Given } from '#contract/base/calls/endpoint.ts';
import type { imports } from '#contract/imports/endpoints.ts';
import type { PreviewEntry } from '#contract/imports/schema.ts';

export type Fix = Given<typeof imports.entry>;
type Sex = 'male' | 'female' | 'others';

export type PersonValues = {
  titleBefore: string;
  firstName: string;
  lastName: string;
  titleAfter: string;
  companyName: string;
  ico: string;
  sex: Sex;
  /** `new`, `member:5` or `file:c:700007`; empty when there is nobody to choose from. */
  who: string;
};

/** The person's form as it starts. */
export function valuesOf(entry: PreviewEntry): PersonValues {
  const p = entry.person;
  const who = p?.memberId ? `member:${p.memberId}` : 'new';
  return {
    titleBefore: p?.titleBefore ?? '',
    firstName: p?.firstName ?? '',
    lastName: p?.lastName ?? '',
    titleAfter: p?.titleAfter ?? '',
    companyName: p?.companyName ?? '',
    ico: p?.ico ?? '',
    sex: p?.sex ?? 'others',
    who: entry.candidates.length > 0 ? who : '',
  };
}

/** What the person's form sends. */
export function personFix(id: number, key: string, { who, ...values }: PersonValues): Fix {
  const [kind, ...rest] = who.split(':');
  const target = rest.join(':');
  const chosen =
    kind === 'member'
      ? { memberId: Number(target) }
      : kind === 'file'
        ? { mergeWith: target }
        : kind === 'new'
          ? { memberId: null }
          : {};
  return { id, key, person: { ...values, ...chosen } };
}

/** Everything is as the preview says: the doubt is answered. */
export function confirmed(id: number, entry: PreviewEntry): Fix {
  if (entry.noun === 'person') return personFix(id, entry.key, valuesOf(entry));
  return { id, key: entry.key, type: entry.type ?? undefined };
}
