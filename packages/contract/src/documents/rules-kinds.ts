/** Kinds of documents by which a list is filtered, by their types; what is of none of them is `other`. */
export const documentKinds = ['pdf', 'image', 'text', 'sheet', 'link', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';
/** Types of each kind, whole or, where they end with a slash, what they begin with. */
export const typesOfKind: Readonly<Record<Exclude<DocumentKind, 'other'>, readonly string[]>> = {
  pdf: ['application/pdf'],
  image: ['image/'],
  text: [
    'text/plain',
    'text/rtf',
    'application/rtf',
    'application/msword',
    `${office}.wordprocessingml.document`,
    `${open}.text`,
  ],
  sheet: ['text/csv', 'application/vnd.ms-excel', `${office}.spreadsheetml.sheet`, `${open}.spreadsheet`],
  link: ['link'],
};

/** Which of the kinds a type is. */
export const kindOf = (type: string): DocumentKind =>
  (Object.entries(typesOfKind) as [Exclude<DocumentKind, 'other'>, readonly string[]][]).find(([, types]) =>
    types.some((one) => (one.endsWith('/') ? type.startsWith(one) : type === one)),
  )?.[0] ?? 'other';
