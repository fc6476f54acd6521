import { isIco } from '#contract/base/person/ico.ts';
import type { Config } from '../start/config.ts';
import { type Company, companyIn } from './companies-reading.ts';
import { simulatedCompanies } from './companies-simulated.ts';
import { type Ask, askOver } from './registers-asking.ts';

/**
 * What the register of companies says of a number. `unknown`: it did not answer in time, or its answer makes no sense;
 * `off`: this portal asks no register.
 */
export type CompanyAnswer =
  | { status: 'found'; company: Company }
  | { status: 'notFound' | 'unknown' | 'off'; company: null };

export type Companies = {
  /** Whether the register of the sample answers. */
  readonly simulated: boolean;
  /** What is known without asking: what was answered within a day, what is no number, and everything where none is asked. */
  known(ico: string, now: Date): CompanyAnswer | null;
  /** Asks the register. The same number asked for twice at once is asked for once. */
  asked(ico: string, now: Date): Promise<CompanyAnswer>;
};

/** Answers are kept this long: the register refuses whoever repeats a question. */
const keptFor = 24 * 3600_000;
/** Answers kept at once by one server. */
const mostKept = 2000;

const none = (status: 'notFound' | 'unknown' | 'off'): CompanyAnswer => ({ status, company: null });

/** Reads what came; a refusal of the form of a number whose digit we checked says nothing. */
function answerOf(ico: string, { status, body }: { status: number; body: unknown }): CompanyAnswer {
  if (status === 404) {
    // An address that is wrong is answered by the same number in another shape.
    const code = (body as { kod?: unknown } | null)?.kod;
    return none(code === 'NENALEZENO' ? 'notFound' : 'unknown');
  }
  const company = status === 200 ? companyIn(body, ico) : null;
  return company ? { status: 'found', company } : none('unknown');
}

/** A client that asks by `ask`; without it nothing is ever asked. */
export function companiesBy(ask: Ask | null, simulated = false): Companies {
  const kept = new Map<string, { answer: CompanyAnswer; at: number }>();
  const going = new Map<string, Promise<CompanyAnswer>>();
  const keep = (ico: string, answer: CompanyAnswer, now: Date) => {
    if (answer.status === 'unknown') return;
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string);
    kept.set(ico, { answer, at: now.getTime() });
  };
  return {
    simulated,
    known(ico, now) {
      if (!ask) return none('off');
      if (!isIco(ico)) return none('notFound');
      const known = kept.get(ico);
      return known && Math.abs(now.getTime() - known.at) < keptFor ? known.answer : null;
    },
    asked(ico, now) {
      if (!ask) return Promise.resolve(none('off'));
      const before = going.get(ico);
      if (before !== undefined) return before;
      const answer = ask(`/ekonomicke-subjekty/${ico}`)
        .then(
          (came) => answerOf(ico, came),
          () => none('unknown'),
        )
        .then((found) => {
          keep(ico, found, now);
          return found;
        })
        .finally(() => going.delete(ico));
      going.set(ico, answer);
      return answer;
    },
  };
}

const clients = new WeakMap<Config, Companies>();

/** The client of this installation, one for all nouns: the register at its address, the made-up one of the sample, or none. */
export function companiesOf(config: Config): Companies {
  const made = clients.get(config);
  if (made) return made;
  const simulated = !config.aresUrl && config.sample;
  const ask = config.aresUrl ? askOver(config.aresUrl) : simulated ? simulatedCompanies : null;
  const client = companiesBy(ask, simulated);
  clients.set(config, client);
  return client;
}
