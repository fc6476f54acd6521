import { Button } from '@mantine/core';
import { storedAt } from '#contract/base/calls/ids.ts';
import { dayIn, wallTime } from '#contract/base/time/dates.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';
import { confirm } from '../dialog/confirm.tsx';
import css from './FormFrame.module.css';
import type { Stale } from './useRecordForm.tsx';

/** "v 19:42", "21. 11. 2026 v 19:42" */
function useMoment() {
  const say = useText();
  const format = useFormat();
  const { locale } = useLanguage();
  // 05/12 reads as May to half of those who read English.
  const month = locale === 'en' ? 'short' : 'numeric';
  return (at: Date) =>
    say('FORM.CHANGED_WHEN', {
      today: dayIn(at) === dayIn(new Date()) ? 'yes' : 'no',
      date: format.dateTime(at, { day: 'numeric', month, year: 'numeric' }),
      hour: String(Number(wallTime(at).slice(11, 13))),
      time: locale === 'en' ? wallTime(at).slice(11) : format.dateTime(at, { hour: 'numeric', minute: '2-digit' }),
    });
}

/** Somebody else saved the record first: who, when, and the two ways out. Each costs somebody's text, so each asks. */
export function StaleNote({ stale: { changedAt, by, takeTheirs, saveMine } }: { stale: Stale }) {
  const say = useText();
  const moment = useMoment();
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
  const at = by?.at ? new Date(by.at) : changedAt === null ? null : storedAt(changedAt);
  const told = at && { at: moment(at), ...(by && { who: by.who, sex: by.sex, name: by.name }) };
  return (
    <>
      {told ? say(by ? 'FORM.CHANGED_BY' : 'FORM.CHANGED_AT', told) : say('BASE.ERRORS.CONFLICT')}
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
