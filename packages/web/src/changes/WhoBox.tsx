import { Button } from '@mantine/core';
import { typo } from '#contract/base/words/typo.ts';
import { changes } from '#contract/changes/endpoints.ts';
import type { ChangeView } from '#contract/changes/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import css from './Changes.module.css';

/** Whether somebody of the extract is a neighbour under another name: only a person knows. */
export function WhoBox({ id, question }: { id: number; question: ChangeView['questions'][number] }) {
  const say = useText();
  const who = useChange(changes.who);
  const choose = (memberId: number | null) => () =>
    void who.run({ id, key: question.key, memberId }).catch(() => undefined);
  return (
    <fieldset className={css.decide}>
      <legend className={css.label}>{say('CHANGES.WHO.TITLE', { name: typo(question.name) })}</legend>
      <p className={css.quiet}>{say('CHANGES.WHO.HINT')}</p>
      <div className={css.choices}>
        {question.candidates.map((c) => (
          <Button key={c.memberId} variant="default" disabled={who.busy} onClick={choose(c.memberId)}>
            {say('CHANGES.WHO.MEMBER', { name: typo(c.name) })}
          </Button>
        ))}
        <Button variant="default" disabled={who.busy} onClick={choose(null)}>
          {say('CHANGES.WHO.NEW')}
        </Button>
      </div>
    </fieldset>
  );
}
