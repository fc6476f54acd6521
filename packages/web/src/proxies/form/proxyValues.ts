import type { FileView } from '#contract/base/files/files.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';

export type ProxyValues = {
  principalId: MemberName | null;
  agentId: MemberName | null;
  /** The agent is nobody of the house: a name is typed. */
  other: boolean;
  agentName: string;
  /** '' is a standing power. */
  voteId: string;
  validFrom: string;
  validTo: string;
  signedOn: string;
  verified: boolean;
  note: string;
  files: FileView[];
};

/** A standing power may be for one day alone: that of a meeting whose vote is not open yet. */
export const newProxy = (voteId: number | null, day = ''): ProxyValues => ({
  principalId: null,
  agentId: null,
  other: false,
  agentName: '',
  voteId: voteId === null ? '' : String(voteId),
  validFrom: voteId === null ? day : '',
  validTo: voteId === null ? day : '',
  signedOn: '',
  verified: false,
  note: '',
  files: [],
});

/** What is sent; `own` leaves out what only the committee says. */
export function inputOf(v: ProxyValues, own: boolean) {
  const standing = v.voteId === '';
  return {
    principalId: own ? null : (v.principalId?.id ?? null),
    agentId: v.other ? null : (v.agentId?.id ?? null),
    agentName: v.other ? v.agentName : '',
    voteId: standing ? null : Number(v.voteId),
    validFrom: standing ? v.validFrom || null : null,
    validTo: standing ? v.validTo || null : null,
    signedOn: own ? null : v.signedOn || null,
    verified: !own && v.verified,
    note: v.note,
    fileIds: v.files.map((f) => f.id),
  };
}
export type Input = ReturnType<typeof inputOf>;

/** What the schema cannot see: the committee names the principal, a name of somebody else has its own field. */
export function missing(input: Input, { own, other }: { own: boolean; other: boolean }): Record<string, TextKey> {
  const required = 'BASE.FORM.REQUIRED';
  return {
    ...(!own && input.principalId === null ? { principalId: required } : {}),
    ...(other && input.agentName.trim() === '' ? { agentName: required } : {}),
  };
}
