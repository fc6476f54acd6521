import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { clock } from '#contract/clock/endpoints.ts';
import { isSaidByHand } from '#contract/clock/rules.ts';
import type { Term } from '#contract/clock/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { AsideDialog } from '../form/AsideDialog.tsx';
import { DoneDialog } from '../form/DoneDialog.tsx';
import css from '../rows/Terms.module.css';

type Props = { term: Term; mayWrite: boolean; filled?: boolean };

/** What can be said of a term that nobody settled, or taken back of one that was. */
function Words({ term, filled }: Omit<Props, 'mayWrite'>) {
  const say = useText();
  const [asked, ask] = useState<'done' | 'aside' | null>(null);
  const again = useChange(clock.again);
  const close = () => ask(null);
  if (term.mark)
    return (
      <Button
        variant="default"
        loading={again.busy}
        onClick={() => void again.run({ key: term.key }).catch(() => undefined)}
      >
        {say('CLOCK.AGAIN')}
      </Button>
    );
  if (term.met) return null;
  return (
    <>
      {isSaidByHand(term) && (
        <Button variant={filled && !term.url ? 'filled' : 'default'} onClick={() => ask('done')}>
          {say('CLOCK.SAY_DONE')}
        </Button>
      )}
      <Button variant="subtle" onClick={() => ask('aside')}>
        {say('CLOCK.SAY_NOT_OURS')}
      </Button>
      {asked === 'done' && <DoneDialog term={term} onClose={close} />}
      {asked === 'aside' && <AsideDialog term={term} onClose={close} />}
    </>
  );
}

/** Deletes what the house wrote down itself. */
function Forget({ id }: { id: number }) {
  const say = useText();
  const forget = useChange(clock.forget);
  const act = async () => {
    const question = { title: say('CLOCK.FORGET_ASK'), text: say('CLOCK.FORGET_TEXT'), yes: say('CLOCK.FORGET') };
    if (await confirm({ ...question, danger: true })) await forget.run({ id }).catch(() => undefined);
  };
  return (
    <Button variant="subtle" color="cihla" loading={forget.busy} onClick={() => void act()}>
      {say('CLOCK.FORGET')}
    </Button>
  );
}

/** The way to what the term is of, and what may be said of it. */
export function Acts({ term, mayWrite, filled = false }: Props) {
  const say = useText();
  const { url, recordId } = term;
  if (!url && !mayWrite) return null;
  return (
    <div className={css.acts}>
      {url && (
        <Button
          variant={filled ? 'filled' : 'default'}
          rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} to={url as never} />}
        >
          {say('CLOCK.SHOW')}
        </Button>
      )}
      {mayWrite && <Words term={term} filled={filled} />}
      {mayWrite && recordId !== null && <Forget id={recordId} />}
    </div>
  );
}
