import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { columnFields } from '#contract/imports/rules-mapping.ts';
import type { PreviewProblem } from '#contract/imports/schema.ts';
import { useText } from '../base/texts.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import css from './steps/EntryRow.module.css';

/** One problem of the file by its row. */
export function ProblemRow({ problem }: { problem: PreviewProblem }) {
  const say = useText();
  const { row, kind, blocking, params } = problem;
  // A column may be named by its meaning or, in a cadastre file, by its own name.
  const column = columnFields.find((f) => f === params.field);
  const named = column ? { ...params, field: say(`IMPORTS.COLUMNS.${column}`) } : params;
  return (
    <li className={css.problem}>
      <Tag tone={blocking ? 'bad' : 'info'} icon={blocking ? IconAlertCircle : IconInfoCircle}>
        {say(blocking ? 'IMPORTS.PROBLEMS.BLOCKING' : 'IMPORTS.PROBLEMS.NOTE')}
      </Tag>
      <span className={css.place}>
        {row === null ? say('IMPORTS.PROBLEMS.FILE') : say('IMPORTS.PROBLEMS.ROW', { row })}
      </span>
      <span className={css.sentence}>{say(`IMPORTS.PROBLEMS.${kind}`, named)}</span>
    </li>
  );
}
