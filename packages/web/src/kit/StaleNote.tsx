import { Button } from '@mantine/core';
import { storedAt } from '#contract/base/ids.ts';
import { useFormat, useText } from '../base/texts.tsx';
import { confirm } from './confirm.tsx';
import css from './FormFrame.module.css';
import type { Stale } from './useRecordForm.tsx';

/** Somebody else saved the record first: when, and the two ways out. Each costs somebody's text, so each asks. */
export function StaleNote({ stale: { changedAt, takeTheirs, saveMine } }: { stale: Stale }) {
  const say = useText();
  const format = useFormat();
  const load = async () => {
    const question = {
      title: say('FORM.LOAD_THEIRS_TITLE'),
      text: say('FORM.LOAD_NEW_TEXT'),
      yes: say('FORM.LOAD_THEIRS'),
      no: say('FORM.LOAD_NEW_NO'),
    };
    if (await confirm(question)) await takeTheirs();
  };
  const save = async (go: () => Promise<void>) => {
    const question = {
      title: say('FORM.SAVE_MINE_TITLE'),
      text: say('FORM.SAVE_MINE_TEXT'),
      yes: say('FORM.SAVE_MINE'),
      no: say('FORM.KEEP'),
      danger: true,
    };
    if (await confirm(question)) await go();
  };
  const at = changedAt === null ? null : storedAt(changedAt);
  return (
    <>
      {at
        ? say('FORM.CHANGED_AT', {
            date: format.dateTime(at, { day: 'numeric', month: 'numeric', year: 'numeric' }),
            time: format.dateTime(at, { hour: 'numeric', minute: '2-digit' }),
          })
        : say('BASE.ERRORS.CONFLICT')}
      <div className={css.actions}>
        <Button variant="default" onClick={() => void load()}>
          {say('FORM.LOAD_THEIRS')}
        </Button>
        {saveMine && (
          <Button variant="default" onClick={() => void save(saveMine)}>
            {say('FORM.SAVE_MINE')}
          </Button>
        )}
      </div>
    </>
  );
}
