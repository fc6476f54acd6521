import { Modal } from '@mantine/core';
import { IconEyeCheck } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { readAskId } from '#contract/confirmations/rules.ts';
import { askTypes } from '#contract/confirmations/schema.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { useChange, useReading } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { AskedItem } from './AskedItem.tsx';
import { postpone, usePostponed } from './postponed.ts';
import css from './Queue.module.css';
import { isQuiet, nextTurn, type Turn } from './turn.ts';
import { UnknownItem } from './UnknownItem.tsx';

type Props = {
  /** How many wait, as the shell counts them. */
  count: number;
  /** How a kind of message is shown. */
  Label: ComponentType<{ label: string }>;
};

/** What this version of the portal can show. */
const isShown = (type: string): boolean => (askTypes as readonly string[]).includes(type);

/** What waits and was neither confirmed nor put off meanwhile. */
function useDue(count: number) {
  const queue = useReading(confirmations.queue, {}, { when: count > 0 });
  const { ids, round } = usePostponed();
  const [done, setDone] = useState<readonly string[]>([]);
  const { data, refetch } = queue;
  const total = data?.total;
  useEffect(() => {
    if (count > 0 && total !== undefined && total !== count) void refetch();
  }, [count, total, refetch]);
  const all = count > 0 ? (data?.items ?? []) : [];
  const due = all.filter((i) => !ids.includes(i.dataValues.id) && !done.includes(i.dataValues.id));
  const isKnown = count === 0 || data !== undefined || queue.error !== null;
  return { all, due, isKnown, round, refetch, settle: (id: string) => setDone((d) => [...d, id]) };
}

/** The blocking queue: one thing to read after another, no way around but to put it off. */
export function Queue({ count, Label }: Props) {
  const say = useText();
  const path = useRouterState({ select: (s) => s.location.pathname });
  const { all, due, isKnown, round, refetch, settle } = useDue(count);
  const accept = useChange(confirmations.accept, { touches: [messages.list, documents.list, documents.one] });
  const place = `${path} ${round}`;
  const [turn, setTurn] = useState<Turn>({ place, state: 'asking', passed: 0 });
  const quiet = isQuiet(
    path,
    all.flatMap((i) => readAskId(i.dataValues.id) ?? []),
  );
  const next = nextTurn(turn, { place, due: isKnown ? due.length : null, quiet });
  if (next !== turn) setTurn(next);

  const current = next.state === 'open' ? due[0] : undefined;
  // The closing dialog still shows what it had.
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const item = current ?? last;
  const at = next.passed + (current ? 1 : 0);
  const pass = () => setTurn((t) => ({ ...t, passed: t.passed + 1 }));
  const later = (id: string) => {
    pass();
    accept.forget();
    postpone(id);
  };
  const confirm = async (id: string) => {
    try {
      if (await accept.run({ id })) {
        pass();
        settle(id);
      }
    } catch {
      // Changed meanwhile, or asked no more: what is true now is read again.
      await refetch();
    }
  };
  return (
    <Modal
      opened={current !== undefined}
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      size={640}
      classNames={{ content: css.content, header: css.head, title: css.title, body: css.body }}
      attributes={{ header: { role: 'presentation' } }}
      title={
        <>
          <IconEyeCheck size={24} stroke={1.75} aria-hidden="true" className={css.sign} />
          <span className={css.what}>{say('CONFIRMATIONS.TITLE')}</span>
          <span className={css.at}>{say('CONFIRMATIONS.QUEUE.POSITION', { at, total: next.passed + due.length })}</span>
        </>
      }
    >
      {item && isShown(item.dataValues.type) && (
        <AskedItem
          key={item.dataValues.id}
          name={item.dataValues.id}
          type={item.dataValues.type}
          data={item.data}
          onGone={() => void refetch()}
          Label={Label}
          busy={accept.busy}
          refused={accept.refused}
          onAccept={() => void confirm(item.dataValues.id)}
          onLater={() => later(item.dataValues.id)}
        />
      )}
      {item && !isShown(item.dataValues.type) && (
        <UnknownItem key={item.dataValues.id} onSkip={() => later(item.dataValues.id)} />
      )}
    </Modal>
  );
}
