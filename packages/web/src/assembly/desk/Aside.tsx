import { Button } from '@mantine/core';
import { IconArrowBackUp, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import type { DeskEntry } from '#contract/assembly/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useAsk } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { download } from '../../kit/files/download.ts';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import css from './Desk.module.css';
import { clockOf, type Mark, useConfirmPowers, useDoorPowers } from './data.ts';

/** What was written last, and the way back of the last of it. */
export function LastCard({ last, isOpen, mark }: { last: readonly DeskEntry[]; isOpen: boolean; mark: Mark }) {
  const say = useText();
  const text = (e: DeskEntry) => {
    const units = e.units.join(', ');
    const name = e.proxy !== null ? say('ASSEMBLY.LAST.FOR', { name: typo(e.name), units }) : typo(e.name);
    if (e.taken) return say('ASSEMBLY.LAST.TAKEN', { name });
    return e.here ? name : say('ASSEMBLY.LAST.LEFT', { name });
  };
  const [latest] = last;
  const undo = (e: DeskEntry) =>
    mark({ id: e.seat, owners: e.name, proxy: e.proxy }, { here: !e.here, proxy: e.here ? null : e.proxy, back: true });
  return (
    <Card title={say('ASSEMBLY.LAST.TITLE')}>
      {last.length === 0 ? (
        <p className={css.none}>{say('ASSEMBLY.LAST.NONE')}</p>
      ) : (
        <ul className={css.last}>
          {last.map((e) => (
            <li key={e.seq}>
              <time dateTime={e.at}>{clockOf(e.at)}</time>
              <span>{text(e)}</span>
            </li>
          ))}
        </ul>
      )}
      {latest && isOpen && (
        <div className={css.undo}>
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void undo(latest)}
          >
            {say('ASSEMBLY.LAST.UNDO')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Powers of people at the door; whoever may confirms them all in one act. */
export function PowersCard({ id, waiting }: { id: number; waiting: number }) {
  const say = useText();
  const of = useDoorPowers(id, waiting > 0);
  const confirm = useConfirmPowers();
  const powers = waiting > 0 ? (of.data?.powers ?? []) : [];
  const mine = powers.filter((p) => p.mayConfirm).map((p) => p.proxy);
  if (powers.length === 0) return null;
  return (
    <Card title={say('ASSEMBLY.POWERS.TITLE')} padded>
      <FormStack close>
        <p>{say('ASSEMBLY.POWERS.LEAD')}</p>
        {powers.map((p) => (
          <div key={p.proxy}>
            <b>{say('ASSEMBLY.POWERS.ONE', { agent: typo(p.agent), principal: typo(p.principal) })}</b>
            {p.state === 'approved' && <p className={css.aside}>{say('ASSEMBLY.POWERS.APPROVED')}</p>}
            {p.state === 'waiting' && !p.mayConfirm && <p className={css.aside}>{say('ASSEMBLY.POWERS.OTHERS')}</p>}
            <Attachments files={p.files} label={typo(p.agent)} />
          </div>
        ))}
        {mine.length > 0 && (
          <div>
            <Button
              loading={confirm.busy}
              onClick={() => void confirm.run({ id, proxies: mine }).catch(() => undefined)}
            >
              {say('ASSEMBLY.POWERS.CONFIRM', { count: mine.length })}
            </Button>
          </div>
        )}
      </FormStack>
    </Card>
  );
}

/** The list to be signed. */
export function SheetButton({ id }: { id: number }) {
  const say = useText();
  const ask = useAsk();
  const { locale } = useLanguage();
  const print = async () => {
    const answer = await ask(assemblyDesk.sheet, { id, lang: locale }).catch(() => null);
    if (answer) download(answer.url);
  };
  return (
    <button type="button" className={css.print} onClick={() => void print()}>
      <IconPrinter size={22} stroke={1.75} aria-hidden="true" />
      <span>
        {say('ASSEMBLY.SHEET.TITLE')}
        <small>{say('ASSEMBLY.SHEET.HINT')}</small>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
