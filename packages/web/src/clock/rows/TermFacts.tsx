import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { termLaw } from '#contract/base/terms/law.ts';
import type { Term } from '#contract/clock/schema.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText, useWhen } from '../../base/when.ts';
import css from './Terms.module.css';

/** The act and its section; that there is none. */
export function useLawText() {
  const say = useText();
  return ({ kind }: Pick<Term, 'kind'>) => {
    const { law } = termLaw.kinds[kind];
    return law ? say('TERM_LAW', law) : say('CLOCK.NO_LAW');
  };
}

/** From which day the term is counted, and how. */
export function useCountText() {
  const say = useText();
  const { day } = useDayText();
  return ({ kind, from }: Pick<Term, 'kind' | 'from'>) => say(`CLOCK.COUNTS.${kind}`, { from: day(from) });
}

/** What shows that it was done, as words alone. */
export function useEvidenceText() {
  const say = useText();
  const { day } = useDayText();
  return ({ met, mark }: Pick<Term, 'met' | 'mark'>) => {
    const on = met ? met.on : mark?.what === 'done' ? mark.on : undefined;
    if (on === undefined) return say('CLOCK.NO_EVIDENCE');
    return on ? say('CLOCK.MET', { on: day(on) }) : say('CLOCK.MET_UNDATED');
  };
}

/** Who said it, when, what, and the document that shows it. */
export function MarkText({ mark }: { mark: NonNullable<Term['mark']> }) {
  const say = useText();
  const when = useWhen();
  const by = mark.who ? say('CLOCK.BY', { who: mark.who.full_name, at: when.day(mark.at) }) : when.day(mark.at);
  return (
    <>
      {mark.note && <span className={css.said}>{mark.note}</span>}
      {mark.document && <Link {...documentLinks.one(mark.document.id)}>{mark.document.name}</Link>}
      <span className={css.quiet}>{by}</span>
    </>
  );
}

/** An address that the server made, as a link of the portal. */
export const Way = ({ url, children }: { url: string; children: ReactNode }) => (
  <Link to={url as never}>{children}</Link>
);

/** From when it is counted, by which law, what shows it. */
export function TermFacts({ term }: { term: Term }) {
  const say = useText();
  const [lawOf, countOf, evidenceOf] = [useLawText(), useCountText(), useEvidenceText()];
  const evidence = evidenceOf(term);
  const shown = term.met?.url ? <Way url={term.met.url}>{evidence}</Way> : evidence;
  return (
    <dl className={css.facts}>
      <dt>{say('CLOCK.COUNTED_FROM')}</dt>
      <dd>{countOf(term)}</dd>
      <dt>{say('CLOCK.LAW')}</dt>
      <dd>{lawOf(term)}</dd>
      <dt>{say('CLOCK.EVIDENCE')}</dt>
      <dd>{term.mark ? <MarkText mark={term.mark} /> : shown}</dd>
    </dl>
  );
}

/** What the counting did that a person would not expect. */
export function TermNotes({ term }: { term: Term }) {
  const say = useText();
  return (
    <>
      {term.moved && <p className={css.quiet}>{say('CLOCK.MOVED')}</p>}
      {termLaw.kinds[term.kind].ours && <p className={css.quiet}>{say('CLOCK.OUR_COUNT')}</p>}
    </>
  );
}
