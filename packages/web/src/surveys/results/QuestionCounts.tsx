import { Button } from '@mantine/core';
import { IconChevronDown, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { asRead } from '#contract/surveys/rules-kinds.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import type { Question } from '#contract/surveys/schema-questions.ts';
import type { QuestionResult, ResultRow } from '#contract/surveys/schema-results.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { useNameById } from '../rows/useAnswerName.ts';
import { Comes } from './Comes.tsx';
import css from './Results.module.css';

type Props = { survey: SurveyDetail; question: Question; result: QuestionResult; number: number };

/** One question: how many answered, how often what, and what they wrote. */
export function QuestionCounts({ survey, question, result, number }: Props) {
  const say = useText();
  const of = question.answers.length === 0 ? 'words' : question.multiple ? 'several' : 'one';
  const how = question.kind === 'order' ? 'order' : of;
  const counted = question.answers.length > 0 || result.rows.length > 0;
  return (
    <li className={css.question}>
      <Avatar name="" text={String(number)} />
      <div className={css.body}>
        <h2 className={css.title}>{typo(question.name)}</h2>
        <p className={css.how}>
          {say(`SURVEY_RESULT.HOW.${how}`)},{' '}
          {say(`SURVEY_RESULT.ANSWERED.${survey.answering}`, { count: result.answered, of: survey.expectedCount })}
        </p>
        {result.shares !== null && <Shares shares={result.shares} />}
        {question.kind === 'order' && <p className={css.how}>{say('SURVEY_RESULT.PLACE')}</p>}
        {counted && question.answers.length > 0 && (
          <ul className={css.rows}>
            {asRead(question, result).map((row) =>
              row.place === null ? (
                <Row key={row.answers.join()} row={row} question={question} answered={result.answered} />
              ) : (
                <Placed key={row.answers.join()} row={row} place={row.place} question={question} />
              ),
            )}
          </ul>
        )}
        <Comes survey={survey} question={question} result={result} />
        <Why survey={survey} question={question} result={result} />
        <Texts survey={survey} result={result} />
      </div>
    </li>
  );
}

/** "45,32 %" */
function usePercentText() {
  const say = useText();
  const format = useFormat();
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (percent: number) => say('SURVEY_RESULT.PERCENT', { percent: format.number(percent, two) });
}

/** How much of the house answered, by its shares. */
function Shares({ shares }: { shares: number }) {
  const say = useText();
  const percent = usePercentText();
  return <p className={css.how}>{say('SURVEY_RESULT.SHARES', { percent: percent(shares) })}</p>;
}

/** Told by a word: the count itself is not known here. */
const words = ['few', 'nearlyAll', 'some', 'all'] as const;
const isWord = (kind: ResultRow['kind']): kind is (typeof words)[number] => (words as readonly string[]).includes(kind);

type RowProps = { row: ResultRow; question: Question; answered: number };

/** How often one answer was chosen, or several together. */
function Row({ row, question, answered }: RowProps) {
  const say = useText();
  const format = useFormat();
  const nameOf = useNameById(question.answers);
  const name = format.list(row.answers.map(nameOf), { type: 'conjunction' });
  const percent = row.percent ?? 0;
  return (
    <li className={css.row}>
      <span className={css.name}>{name}</span>
      {isWord(row.kind) ? (
        <>
          <span className={css.hidden}>
            <IconEyeOff size={18} stroke={1.9} aria-hidden="true" />
            {say(`SURVEY_RESULT.WORDS.${row.kind}`)}
          </span>
          <span className={css.dashed} aria-hidden="true" />
        </>
      ) : (
        <>
          <span className={css.count}>
            {row.kind === 'joined' && <span className={css.together}>{say('SURVEY_RESULT.TOGETHER')}</span>}
            <b>{format.number(row.count ?? 0)}</b>
            <span className={css.percent}>{say('SURVEY_RESULT.PERCENT', { percent: Math.round(percent) })}</span>
          </span>
          <span className={css.rail}>
            <Meter
              mini
              parts={[
                { tone: 'for', percent },
                { tone: 'absent', percent: 100 - percent },
              ]}
              label={say('SURVEY_RESULT.ROW', {
                name,
                count: row.count ?? 0,
                of: answered,
                percent: Math.round(percent),
              })}
            />
          </span>
        </>
      )}
      {row.share !== null && <ByShares share={row.share} />}
      <People row={row} />
    </li>
  );
}

/** Where one answer stands in the middle of all orders, how many put it first, and the same by shares. */
function Placed({ row, place, question }: Omit<RowProps, 'answered'> & { place: number }) {
  const say = useText();
  const format = useFormat();
  const percent = usePercentText();
  const name = useNameById(question.answers)(row.answers[0] ?? null);
  const two = (n: number) => format.number(n, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { count, share, placeByShare } = row;
  const told = { name, place: two(place), count: count ?? 0 };
  // A whole rail is the first place of everybody, none the last one.
  const height = ((question.answers.length - place) / Math.max(1, question.answers.length - 1)) * 100;
  return (
    <li className={css.row}>
      <span className={css.name}>{name}</span>
      <span className={css.count}>
        <b>{told.place}</b>
      </span>
      <span className={css.rail}>
        <Meter
          mini
          parts={[
            { tone: 'for', percent: height },
            { tone: 'absent', percent: 100 - height },
          ]}
          label={say('SURVEY_RESULT.PLACE_RAIL', told)}
        />
      </span>
      <span className={css.shares}>{say('SURVEY_RESULT.FIRST', told)}</span>
      {placeByShare !== null && share !== null && (
        <span className={css.shares}>
          {say('SURVEY_RESULT.PLACE_BY_SHARES', { place: two(placeByShare), percent: percent(share) })}
        </span>
      )}
      <People row={row} />
    </li>
  );
}

/** The same by the shares of those units. */
function ByShares({ share }: { share: number }) {
  const say = useText();
  const percent = usePercentText();
  return <span className={css.shares}>{say('SURVEY_RESULT.BY_SHARES', { percent: percent(share) })}</span>;
}

/** Who answered so, where it may be known. */
function People({ row: { people } }: Pick<RowProps, 'row'>) {
  const say = useText();
  if (!people || people.length === 0) return null;
  return (
    <details className={css.people}>
      <summary>{say('SURVEY_RESULT.WHO', { count: people.length })}</summary>
      <ul>
        {people.map((p, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an owner of two units answers twice under one name
          <li key={i}>{[p.full_name, p.unit].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </details>
  );
}

/** Why a number is missing, or stands for several answers. */
function Why({ survey, question, result: { rows, answered } }: Pick<Props, 'survey' | 'question' | 'result'>) {
  const say = useText();
  if (!survey.anonymous || answered === 0) return null;
  const isHidden = question.answers.length > 0 && rows.length === 0;
  const key = isHidden
    ? 'NOTHING'
    : rows.some((r) => r.kind === 'joined')
      ? 'JOINED'
      : rows.some((r) => isWord(r.kind))
        ? 'WORDS'
        : null;
  if (!key) return null;
  return (
    <p className={css.why}>
      <IconEyeOff size={18} stroke={1.9} aria-hidden="true" />
      {say(`SURVEY_RESULT.WHY.${key}`)}
    </p>
  );
}

/** So many own answers are shown at first. */
const first = 4;

function Texts({ survey: { anonymous }, result: { texts } }: Pick<Props, 'survey' | 'result'>) {
  const say = useText();
  const [whole, setWhole] = useState(false);
  if (texts.length === 0) return null;
  const shown = whole ? texts : texts.slice(0, first);
  return (
    <>
      <h3 className={css.own}>
        {say(anonymous ? 'SURVEY_RESULT.TEXTS' : 'SURVEY_RESULT.TEXTS_NAMED', { count: texts.length })}
      </h3>
      <ul className={css.said}>
        {shown.map(({ text, full_name }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have written the same
          <li key={i}>
            {typo(text)}
            {full_name && <span className={css.writer}>{full_name}</span>}
          </li>
        ))}
      </ul>
      {texts.length > first && !whole && (
        <div>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setWhole(true)}
          >
            {say('SURVEY_RESULT.ALL_TEXTS', { count: texts.length })}
          </Button>
        </div>
      )}
    </>
  );
}
