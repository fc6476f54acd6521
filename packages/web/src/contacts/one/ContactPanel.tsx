import { ActionIcon } from '@mantine/core';
import { IconDots, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ContactDetail } from '#contract/contacts/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { ContactItems } from '../rows/ContactItems.tsx';
import { useContact } from '../rows/data.ts';
import { OpenTag } from '../rows/OpenTag.tsx';
import { ContactMarks } from '../rows/Signs.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { ContactNotes } from './ContactNotes.tsx';
import css from './ContactPanel.module.css';
import { HoursCard } from './HoursCard.tsx';
import { ReachLines } from './ReachCard.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The contact that is open beside the list. */
export type PanelProps = { id: number; takesFocus: () => boolean; onClose: () => void };

/** A contact beside the list, to call and to read; other nouns bring what stands under it. */
export function ContactPanel({ id, takesFocus, onClose, more }: PanelProps & { more: ReactNode }) {
  const say = useText();
  const of = useContact(id);
  const isGone = of.error?.status === 404;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  const onKey = (e: KeyboardEvent) => {
    // A menu that is open here is what Esc closes first.
    const isOwn = e.target instanceof Element && !e.target.closest('[role=menu],[aria-expanded=true]');
    if (e.key === 'Escape' && isOwn && e.currentTarget.contains(e.target as Element)) onClose();
  };
  if (isGone) return null;
  return (
    <aside className={css.panel} aria-label={of.data?.full_name ?? say('CONTACTS.ONE')} onKeyDown={onKey}>
      <Loaded of={of} shape={<Skeleton rows={5} />}>
        {(contact) => (
          <>
            <Head contact={contact} takesFocus={takesFocus} onClose={onClose} />
            {more}
            <ContactNotes contact={contact} />
            <HoursCard contact={contact} />
            <ContactFacts contact={contact} />
          </>
        )}
      </Loaded>
    </aside>
  );
}

type HeadProps = Omit<PanelProps, 'id'> & { contact: ContactDetail };

function Head({ contact, takesFocus, onClose }: HeadProps) {
  const say = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus()) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={css.head}>
      <div className={css.line}>
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {contact.full_name}
        </h2>
        <DropMenu
          width={280}
          opener={
            <ActionIcon aria-label={say('CONTACTS.MORE')}>
              <IconDots {...icon} />
            </ActionIcon>
          }
        >
          <ContactItems contact={contact} page onGone={onClose} />
        </DropMenu>
        <ActionIcon aria-label={say('CONTACTS.PANEL.CLOSE')} onClick={onClose}>
          <IconX {...icon} />
        </ActionIcon>
      </div>
      <div className={css.sub}>
        <span>{contact.position || say(`CONTACTS.CATEGORIES.${contact.category}`)}</span>
        <OpenTag contact={contact} />
        <ContactMarks contact={contact} />
      </div>
      <ReachLines contact={contact} wide />
    </div>
  );
}
