import pg from 'pg';

type Parsers = Pick<pg.CustomTypesConfig, 'getTypeParser'>;
/** A statement as it was asked for. */
export type Sent = {
  /** The server knows it under this name once it came; without one it is planned each time. */
  name: string | undefined;
  text: string;
  /** As they are written for the server. */
  values: unknown[];
  rowMode: 'array' | undefined;
  types: Parsers;
  answered(result: pg.QueryResult): void;
  refused(error: unknown): void;
};

/** What the rows of a statement look like, as the server described them; `empty` is a row of which nothing came yet. */
type Shape = { fields: pg.FieldDef[]; parsers: ((text: string) => unknown)[]; empty: Record<string, unknown> };
/** Statements that the server knows on one connection, with their shapes. */
export type Known = Map<string, Shape>;
type Coming = { shape: Shape; rows: unknown[]; command: string; count: number | null; wrong: unknown };

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;
/** Values as they are written for the server. */
export const written = (values: readonly unknown[]): unknown[] => values.map((value) => prepareValue(value));
/** "SELECT 25", "DELETE 1", "INSERT 0 1", "BEGIN" */
const completed = /^(\w+)(?: \d+(?= \d))?(?: (\d+))?/;
const noRows: Shape = { fields: [], parsers: [], empty: {} };

type Wire = {
  stream: { write(bytes: Buffer): void };
  parse(statement: { name: string; text: string }): void;
  bind(bound: { statement: string; values: unknown[] }): void;
  describe(what: { type: 'P'; name: string }): void;
  execute(portal: { portal: string }): void;
  close(what: { type: 'S'; name: string }): void;
  sync(): void;
};

/** Columns one after another would grow each row many times; parsed, it is one piece, and so are its copies. */
const emptyOf = (fields: readonly pg.FieldDef[]): Record<string, unknown> =>
  JSON.parse(JSON.stringify(Object.fromEntries(fields.map(({ name }) => [name, null]))));

function rowOf({ fields, parsers, empty }: Shape, texts: readonly (string | null)[]): Record<string, unknown> {
  const row = { ...empty };
  for (let i = 0; i < fields.length; i += 1) {
    const text = texts[i] ?? null;
    // Of two columns of one name the last one stays.
    row[fields[i]?.name as string] = text === null ? null : parsers[i]?.(text);
  }
  return row;
}

const resultOf = ({ shape, rows, command, count }: Coming): pg.QueryResult => ({
  rows: rows as pg.QueryResultRow[],
  ...{ fields: shape.fields, command, rowCount: count, oid: 0 },
});

/**
 * Statements asked for at once travel together: one write, one answer, one end. They run one after another; when one is
 * refused, those behind it do not run and are refused with it. What has a name is planned and described once a connection.
 * The driver sends it as a query of its own and calls the handlers.
 */
export class Flight {
  /** Called at the end; the driver calls it too when no answer comes in time. */
  callback: (error: unknown) => void = () => undefined;
  readonly #sent: readonly Sent[];
  readonly #known: Known;
  readonly #come: Coming[] = [];
  #now: Coming | undefined;
  #isOver = false;

  constructor(sent: readonly Sent[], known: Known) {
    this.#sent = sent;
    this.#known = known;
  }

  submit(connection: unknown): null {
    const { stream } = connection as Wire;
    // One piece: many small ones in one write cost ten times as much on some machines.
    const pieces: Buffer[] = [];
    const wire = Object.create(connection as Wire, { _send: { value: (piece: Buffer) => pieces.push(piece) } }) as Wire;
    for (const { name = '', text, values } of this.#sent) {
      const shape = this.#known.get(name);
      if (!shape) {
        // Should it have been refused after it was parsed, it is there already.
        if (name) wire.close({ type: 'S', name });
        wire.parse({ name, text });
      }
      wire.bind({ statement: name, values });
      if (!shape) wire.describe({ type: 'P', name: '' });
      wire.execute({ portal: '' });
    }
    wire.sync();
    stream.write(Buffer.concat(pieces));
    return null;
  }

  #coming(): Coming {
    const name = this.#sent[this.#come.length]?.name ?? '';
    this.#now ??= { shape: this.#known.get(name) ?? noRows, rows: [], command: '', count: null, wrong: null };
    return this.#now;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const { types } = this.#sent[this.#come.length] as Sent;
    const parsers = fields.map((f) => types.getTypeParser(f.dataTypeID, 'text'));
    this.#coming().shape = { fields, parsers, empty: emptyOf(fields) };
  }

  handleDataRow({ fields: texts }: { fields: (string | null)[] }): void {
    const coming = this.#coming();
    try {
      const { shape } = coming;
      const isArray = this.#sent[this.#come.length]?.rowMode === 'array';
      coming.rows.push(
        isArray ? texts.map((text, i) => (text === null ? null : shape.parsers[i]?.(text))) : rowOf(shape, texts),
      );
    } catch (error) {
      coming.wrong ??= error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const coming = this.#coming();
    const [, command = '', count] = completed.exec(text) ?? [];
    Object.assign(coming, { command, count: count === undefined ? null : Number(count) });
    const name = this.#sent[this.#come.length]?.name;
    if (name) this.#known.set(name, coming.shape);
    this.#come.push(coming);
    this.#now = undefined;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleReadyForQuery(): void {
    this.#end(null);
  }

  handleError(error: unknown): void {
    // Perhaps the server no longer knows it as it was.
    const refused = this.#sent[this.#come.length]?.name;
    if (refused) this.#known.delete(refused);
    this.#end(error);
  }

  #end(error: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.callback(error);
    this.#sent.forEach(({ answered, refused }, n) => {
      const come = this.#come[n];
      if (!come) refused(error ?? new Error('The server ended before it answered'));
      else if (come.wrong) refused(come.wrong);
      else answered(resultOf(come));
    });
  }
}
