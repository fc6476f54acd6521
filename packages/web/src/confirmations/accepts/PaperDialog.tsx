import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { dayIn } from '#contract/base/time/dates.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import type { Asking } from '../asking.ts';
import css from './Accepts.module.css';
import { useMissing } from './data.ts';
import { unitsOf } from './ReadRow.tsx';

type PickProps = { asking: Asking; chosen: ReadonlySet<number>; onPick: (id: number, picked: boolean) => void };
/** Those who are missing, to be ticked; a choice stays over the pages. */
function Picks({ asking, chosen, onPick }: PickProps) {
  const say = useText();
  const [page, setPage] = useState(1);
  const of = useMissing(asking, page);
  return (
    <Loaded of={of}>
      {({ allAccepts, rowsCount }) => (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys too */}
          <ul className={css.picks} aria-label={say('CONFIRMATIONS.PAPER.WHO')} tabIndex={0}>
            {allAccepts.map(({ user, units }) => (
              <li key={user.id} className={css.pick}>
                <Checkbox
                  label={user.full_name}
                  description={units && unitsOf(say, units)}
                  checked={chosen.has(user.id)}
                  onChange={(e) => onPick(user.id, e.currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
          {rowsCount > allAccepts.length && (
            <Pager
              page={page}
              size={25}
              total={rowsCount}
              shown={allAccepts.length}
              goTo={setPage}
              resize={() => undefined}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

type Props = { asking: Asking; onClose: () => void };
/** Writes down who signed the printed list. */
export function PaperDialog({ asking, onClose }: Props) {
  const say = useText();
  const today = dayIn(new Date());
  const [day, setDay] = useState(today);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const paper = useChange(asking.calls.paper);
  const pick = (id: number, picked: boolean) =>
    setChosen((before) => new Set(picked ? [...before, id] : [...before].filter((b) => b !== id)));
  const save = async () => {
    const input = { id: asking.id, contentVersion: asking.version, memberIds: [...chosen], day };
    const done = await paper.run(input).catch(() => undefined);
    if (done) onClose();
  };
  const wrong = paper.refused?.fields.day;
  return (
    <Dialog opened onClose={onClose} wide title={say('CONFIRMATIONS.PAPER.TITLE')}>
      <Text mb="md">{say('CONFIRMATIONS.PAPER.INTRO')}</Text>
      {paper.refused && !wrong && (
        <Note tone="bad" live>
          {say(paper.refused.key, paper.refused.params)}
        </Note>
      )}
      <DateField
        label={say('CONFIRMATIONS.PAPER.DAY')}
        value={day}
        onChange={setDay}
        min={asking.since ? dayIn(new Date(asking.since)) : undefined}
        max={today}
        error={wrong && <FieldError>{say(wrong)}</FieldError>}
      />
      <Picks asking={asking} chosen={chosen} onPick={pick} />
      <p className={css.tally} role="status">
        {say('CONFIRMATIONS.PAPER.CHOSEN', { count: chosen.size })}
      </p>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('CONFIRMATIONS.PAPER.KEEP')}
        </Button>
        <Button loading={paper.busy} disabled={chosen.size === 0} onClick={() => void save()}>
          {say('CONFIRMATIONS.PAPER.SAVE')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
