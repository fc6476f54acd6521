import { randomBytes } from 'node:crypto';
import { Refused } from '#contract/refusals.ts';
import { readTogether, type Shown } from './shown.ts';

/** What the rows of a table are to open pages; quiet ones are nothing to them, inner ones only to who administers. */
export type Topic = { topic: string | undefined; quiet: boolean; inner: boolean; decides: boolean };
/** By the table. */
export type Topics = ReadonlyMap<string, Topic>;

/** Who listens, as the gate let them in. */
export type Hearing = {
  svjId: number;
  /** Null for whoever is let in by a link alone. */
  accountId: number | null;
  sessionId: number | null;
  /** When a visit, or the link, ends. */
  until: Date | null;
  /** What is told whole instead of the nouns that changed; the same for everybody who has the same link. */
  shown?: Shown;
  /** How old the oldest is of what they show when they begin, in milliseconds. */
  age?: number | undefined;
  /** Whether they may know that something of it changed; `inner`: in a conversation of the committee. */
  hears(topic: string, inner: boolean): boolean;
};

/** One open stream. */
export type Line = {
  hearing: Hearing;
  /** False once whoever reads it is too slow. */
  write(text: string): boolean;
  end(): void;
  /** Who listens now; null when they may not any more. */
  again(): Promise<Hearing | null>;
};

export type Times = {
  /** Between signs of life. */
  heartbeat: number;
  /** What changes meanwhile is told together. */
  gather: number;
  /** After a change of rights, before they are asked again; and between such questions. */
  settle: number;
  /** How long nobody need be asked again whatever happens. */
  stale: number;
};
export const times: Times = { heartbeat: 25_000, gather: 100, settle: 300, stale: 5 * 60_000 };

/** Open streams: of one account, where the oldest makes room; of one link; and of one server. */
const mostOfAccount = 12;
const mostOfLink = 1_000;
const mostOfAll = 5_000;
/** Streams of one house whose rights are asked again at once. */
const together = 4;

type Open = Line & { askedAt: number; timers: NodeJS.Timeout[]; text?: string; leave(): void };
type Waiting = { changes: Map<string, Change>; timer: NodeJS.Timeout };
/** What changed, and when that was heard last. */
type Change = { topic: string; inner: boolean; at: number };

/** Whole milliseconds that no clock of the computer turns back. */
const clock = () => Math.floor(performance.now());

const heardOf = (changes: readonly Change[], hears: Hearing['hears']): string[] => [
  ...new Set(changes.flatMap(({ topic, inner }) => (hears(topic, inner) ? [topic] : []))),
];

/** The open streams of this server, by houses. */
export class Hub {
  readonly #topics: Topics;
  readonly #times: Times;
  readonly #now: () => Date;
  readonly #houses = new Map<number, Set<Open>>();
  readonly #waiting = new Map<number, Waiting>();
  readonly #checks = new Map<number, NodeJS.Timeout>();
  /** When what last changed in each house since words come, for those that come back or begin to listen after they have read. */
  readonly #lately = new Map<number, Map<string, Change>>();
  #era = '';
  #heardSince = Number.POSITIVE_INFINITY;
  #beat: NodeJS.Timeout | undefined;
  readonly #read = readTogether((key, text) => this.#show(key, text));

  constructor(topics: Topics, now: () => Date, given: Partial<Times> = {}) {
    this.#topics = topics;
    this.#now = now;
    this.#times = { ...times, ...given };
  }

  /** Words come from now on. */
  begins(): void {
    this.#era = randomBytes(6).toString('base64url');
    this.#heardSince = clock();
    this.#lately.clear();
  }

  #all(): Open[] {
    return [...this.#houses.values()].flatMap((lines) => [...lines]);
  }

  get size(): number {
    let n = 0;
    for (const lines of this.#houses.values()) n += lines.size;
    return n;
  }

  /** Until when everything was told: a time, because a number would count what others may not know of. */
  #idOf(house: number): string {
    const waiting = [...(this.#waiting.get(house)?.changes.values() ?? [])].map(({ at }) => at);
    return `${this.#era}.${Math.min(clock(), ...waiting)}`;
  }

  /** Lets somebody listen; `last` is the number of what they heard last. Answers how they leave. */
  join(line: Line, last: string | undefined): () => void {
    if (this.size >= mostOfAll) throw new Refused('BASE.ERRORS.UNAVAILABLE');
    const { svjId, until, shown } = line.hearing;
    this.#makeRoom(line.hearing);
    const open: Open = { ...line, askedAt: Date.now(), timers: [], leave: () => this.#leave(open) };
    const lines = this.#houses.get(svjId) ?? new Set();
    lines.add(open);
    this.#houses.set(svjId, lines);
    if (until) open.timers.push(setTimeout(() => this.#close(open), until.getTime() - this.#now().getTime()).unref());
    this.#beat ??= setInterval(() => this.#pulse(), this.#times.heartbeat).unref();
    this.#write(open, 'hello', { ...this.#missedBy(line.hearing, last), listeners: this.#listeners(svjId) });
    if (shown) void this.#read(shown);
    return open.leave;
  }

  #makeRoom({ accountId, shown }: Hearing): void {
    if (shown && this.#showing(shown.key).length >= mostOfLink) throw new Refused('BASE.ERRORS.UNAVAILABLE');
    const own = accountId === null ? [] : this.#all().filter((one) => one.hearing.accountId === accountId);
    if (own.length >= mostOfAccount) this.#close(own[0] as Open);
  }

  #showing(key: string): Open[] {
    return this.#all().filter((one) => one.hearing.shown?.key === key);
  }

  /** How many will ask at once when something changes: who is told whole does not. */
  #listeners(house: number): number {
    return [...(this.#houses.get(house) ?? [])].filter((one) => !one.hearing.shown).length;
  }

  /** Tells whoever shows it, unless it is what they have. */
  #show(key: string, text: string | null): void {
    for (const open of this.#showing(key)) {
      if (text === null) this.#close(open);
      else if (open.text !== text) this.#send(open, `event: shown\ndata: ${text}\n\n`);
      if (text !== null) open.text = text;
    }
  }

  /** Whether somebody who begins missed anything since they last heard, or since they read what they show; what, where it is known. */
  #missedBy({ svjId, age = 0, hears }: Hearing, last: string | undefined): { missed: boolean; topics?: string[] } {
    const [era, at] = last?.split('.') ?? [this.#era, clock() - age];
    const since = Number(at);
    if (era !== this.#era || !(since >= this.#heardSince)) return { missed: true };
    const lately = [...(this.#lately.get(svjId)?.values() ?? [])].filter(({ at }) => at >= since);
    return { missed: false, topics: heardOf(lately, hears) };
  }

  #leave(open: Open): void {
    for (const timer of open.timers) clearTimeout(timer);
    const { svjId } = open.hearing;
    const lines = this.#houses.get(svjId);
    lines?.delete(open);
    if (lines?.size === 0) this.#houses.delete(svjId);
    if (this.#houses.size > 0) return;
    clearInterval(this.#beat);
    this.#beat = undefined;
  }

  #close(open: Open): void {
    open.leave();
    open.end();
  }

  #send(open: Open, text: string): void {
    if (!open.write(text)) this.#close(open);
  }

  #write(open: Open, event: string, data: object): void {
    this.#send(open, `event: ${event}\nid: ${this.#idOf(open.hearing.svjId)}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A sign of life; whoever was let in long ago is looked at again, because days end rights too. */
  #pulse(): void {
    const now = Date.now();
    for (const open of this.#all()) this.#send(open, ':\n\n');
    void this.#askAgain(this.#all().filter((one) => now - one.askedAt > this.#times.stale));
  }

  /** What the database told of a commit: `house table [owner [inner]]`, or `session id`. */
  heard(payload: string): void {
    const [house = '', table = '', owner, inner] = payload.split(' ');
    if (house === 'session') {
      void this.#askAgain(this.#all().filter((one) => one.hearing.sessionId === Number(table)));
      return;
    }
    const svjId = Number(house);
    const source = this.#topics.get(table);
    if (source?.decides) this.#settle(svjId);
    if (!source || source.quiet) return;
    const whose = owner ? this.#topics.get(owner) : undefined;
    this.#changed(svjId, [source.topic, whose?.topic], source.inner || whose?.inner || inner === 'inner');
  }

  #changed(svjId: number, named: readonly (string | undefined)[], inner: boolean): void {
    const topics = named.filter((topic) => topic) as string[];
    if (topics.length === 0) return;
    const lately = this.#lately.get(svjId) ?? new Map<string, Change>();
    this.#lately.set(svjId, lately);
    const changes = topics.map((topic) => [`${topic} ${inner}`, { topic, inner, at: clock() }] as const);
    for (const [key, change] of changes) lately.set(key, change);
    if (!this.#houses.has(svjId)) return;
    let waiting = this.#waiting.get(svjId);
    if (!waiting) {
      waiting = { changes: new Map(), timer: setTimeout(() => this.#tell(svjId), this.#times.gather).unref() };
      this.#waiting.set(svjId, waiting);
    }
    for (const [key, change] of changes) waiting.changes.set(key, change);
  }

  #tell(svjId: number): void {
    const waiting = this.#waiting.get(svjId);
    this.#waiting.delete(svjId);
    const lines = this.#houses.get(svjId);
    if (!waiting || !lines) return;
    const shown = new Map<string, Shown>();
    for (const open of [...lines]) {
      const topics = heardOf([...waiting.changes.values()], open.hearing.hears);
      if (topics.length === 0) continue;
      if (open.hearing.shown) shown.set(open.hearing.shown.key, open.hearing.shown);
      else this.#write(open, 'changed', { svj: svjId, topics, listeners: this.#listeners(svjId) });
    }
    for (const one of shown.values()) void this.#read(one);
  }

  #settle(svjId: number): void {
    if (this.#checks.has(svjId) || !this.#houses.has(svjId)) return;
    const timer = setTimeout(() => {
      this.#checks.delete(svjId);
      void this.#askAgain([...(this.#houses.get(svjId) ?? [])]);
    }, this.#times.settle).unref();
    this.#checks.set(svjId, timer);
  }

  async #askAgain(lines: readonly Open[]): Promise<void> {
    const left = [...lines];
    const ask = async () => {
      for (let open = left.pop(); open; open = left.pop()) {
        open.askedAt = Date.now();
        const hearing = await open.again().catch(() => null);
        if (!hearing || hearing.svjId !== open.hearing.svjId) this.#close(open);
        else open.hearing = hearing;
      }
    };
    await Promise.all(Array.from({ length: together }, ask));
  }

  /** Nobody knows what happened meanwhile: everybody asks everything, and is asked who they are. */
  missed(): void {
    this.begins();
    for (const open of this.#all()) {
      const listeners = this.#listeners(open.hearing.svjId);
      if (open.hearing.shown) void this.#read(open.hearing.shown);
      else this.#write(open, 'all', { listeners });
    }
    void this.#askAgain(this.#all());
  }

  close(): void {
    for (const open of this.#all()) this.#close(open);
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    for (const timer of this.#checks.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.#checks.clear();
  }
}
