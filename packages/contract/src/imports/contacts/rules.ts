/** Most rows a list of contacts may have below its header. */
export const mostContactRows = 5_000;

export const contactKinds = ['email', 'phone'] as const;
export type ContactKind = (typeof contactKinds)[number];
export type Contact = { kind: ContactKind; value: string };

/** What a person should look at before contacts are added to somebody. */
export const contactDoubts = ['nobody', 'several', 'otherUnit', 'order', 'everybody'] as const;
export type ContactDoubt = (typeof contactDoubts)[number];

/** What could not be read or used; none of it keeps the rest out. */
export const contactProblems = [
  'birthNumber',
  'emailForm',
  'phoneForm',
  'nameUnknown',
  'unitUnknown',
  'tooMany',
  'contactForm',
  'officer',
] as const;
/** `row` counts as the person sees the file; null for the whole file. */
export type ContactProblem = {
  row: number | null;
  kind: (typeof contactProblems)[number];
  params: Record<string, string>;
};

/** A member as matching needs them; contacts are as the portal keeps them. */
export type Neighbour = {
  id: number;
  version: number;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  full_name: string;
  contacts: readonly Contact[];
  /** Holds an office that whoever reads the list could not give: nothing is added. */
  isClosed?: boolean;
};
/** A unit with its owners (a couple in joint ownership is one entry) and who lives there or acts for it. */
export type Dwelling = { number: string; owners: readonly (readonly number[])[]; others: readonly number[] };
export type Neighbourhood = { members: readonly Neighbour[]; units: readonly Dwelling[] };

/** Members whom somebody chose for a row, by the row's key. */
export type Chosen = Readonly<Record<string, readonly number[]>>;
export const rowKey = (at: number): string => `row:${at}`;
export const personKey = (id: number): string => `person:${id}`;
