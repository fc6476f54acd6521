/** What a column of a table holds that the database itself does not say; one fact a column. */
export type ColumnFact =
  /** It stays at home, and why. */
  | { stays: string }
  /** An id of that table without a foreign key. */
  | { idOf: string }
  /** Several ids of that table. */
  | { idsOf: string }
  /** A number, or several, that looks like an id and is not one of this portal: whose it is. */
  | { foreign: string }
  /** An id whose table the other column says: by the table's own name, by what the log calls its rows, or as listed. */
  | { saidBy: string; means: 'its table' | 'as in the log' | Readonly<Record<string, string>> }
  /** Made anew in every portal, because something outside of the association is called by it. */
  | { renewed: string }
  /** JSON: ids at its top by key, and the table of each; what is not named holds none that lead anywhere. */
  | { json: Readonly<Record<string, string>> };

export const readAloneWhys = ['running', 'anonymous'] as const;
export type ReadAlone = (typeof readAloneWhys)[number];

/** How rows of a table go with an association that is carried into another portal. */
export type Travelling =
  /** They become rows of the other portal; `needs` is a table without which an archive of before brings them to be read alone. */
  | { travels: true; needs?: string }
  /** They stay at home, and why. */
  | { stays: string }
  /** They travel to be read and are not written into another portal, and why. */
  | { history: string }
  /** They are of no association, and why they are kept. */
  | { portal: string };

export type OwnedTable = Travelling & {
  /** Which of its rows travel, where not all do; `r` is the row. */
  only?: string;
  /** Which of its rows nobody in the house may see, by what the row is called: an archive that the house asks for goes without them. */
  withheld?: (row: string) => string;
  /** Rows that such an archive brings to be read alone, because of what is withheld of them, and why. */
  readAlone?: { rows: (row: string) => string; why: ReadAlone };
  /** Its columns that the database says too little of. */
  columns?: Readonly<Record<string, ColumnFact>>;
  /** What an import writes whatever the archive says. */
  forced?: Readonly<Record<string, unknown>>;
  /** What an import does once all rows are written: what the other portal is going to tell must not be told by this one too. */
  calmed?: { set: string; where: string };
  /** How archives made before call it and its columns, and what its rows of then have in columns that they lack. */
  formerly?: {
    table: string;
    columns?: Readonly<Record<string, string>>;
    fixed?: Readonly<Record<string, string>>;
  };
  /** A name beside each row, because who did it may not be there any more; `r` is the row. */
  named?: string;
  /** What the log and the search call its rows. */
  inLog?: readonly string[];
  /** Why open pages are not told when its rows change; all others are. */
  quiet?: string;
  /** Why only those are told who administer what its rows belong to. */
  inner?: string;
};

/** By the name in the database. */
export type OwnedTables = Readonly<Record<string, OwnedTable>>;

export const owns = (tables: OwnedTables): OwnedTables => tables;
