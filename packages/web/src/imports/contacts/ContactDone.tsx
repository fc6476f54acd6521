import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ContactsAccepted } from '#contract/imports/contacts/schema.ts';
import { importLinks } from '#contract/imports/links.ts';
import { memberLinks } from '#contract/members/links.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { ListedQuestion } from '../../kit/form/ListedQuestion.tsx';
import { Wizard } from '../../kit/form/Wizard.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './ContactEntry.module.css';
import { ContactHead, useContactSteps } from './ContactHead.tsx';
import { useInviting } from './useInviting.ts';
import { useSumWords } from './useSumWords.ts';

/** Offers to invite those who have an e-mail now and no access yet. */
function Invite({ ids }: { ids: readonly number[] }) {
  const say = useText();
  const inviting = useInviting(ids);
  const { outcome } = inviting;
  if (outcome)
    return (
      <>
        {outcome.sent > 0 && (
          <Note tone="ok" live>
            {say('CONTACT_IMPORT.DONE.INVITED', { count: outcome.sent })}
          </Note>
        )}
        {outcome.skipped.length > 0 && (
          <Note tone="warn" live>
            {say('CONTACT_IMPORT.DONE.NOT_INVITED')}
            <ul className={css.skipped}>
              {outcome.skipped.map((one) => (
                <li key={one.id}>
                  {one.full_name}: {say(one.why as TextKey)}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </>
    );
  return (
    <Card padded title={say('CONTACT_IMPORT.DONE.INVITE')}>
      <FormStack close>
        <p>{say('CONTACT_IMPORT.DONE.INVITABLE', { count: ids.length })}</p>
        {inviting.refused && (
          <Note tone="bad" live>
            {say(inviting.refused.key, inviting.refused.params)}
          </Note>
        )}
        <div>
          <Button
            leftSection={<IconMailForward size={18} stroke={1.75} aria-hidden="true" />}
            loading={inviting.busy}
            onClick={() => void inviting.look()}
          >
            {say('CONTACT_IMPORT.DONE.INVITE')}
          </Button>
        </div>
        {inviting.recap && (
          <ListedQuestion
            title={say('CONTACT_IMPORT.DONE.INVITE_TITLE')}
            text={say('CONTACT_IMPORT.DONE.INVITE_TEXT', { count: inviting.recap.to.length })}
            lines={inviting.recap.to.map((one) => ({ id: one.id, name: one.full_name, detail: one.email }))}
            linesLabel={say('MEMBERS.INVITE.ADDRESSES')}
            left={inviting.recap.skipped.map((one) => ({
              id: one.id,
              name: one.full_name,
              detail: say(one.why as TextKey),
            }))}
            leftTitle={say('MEMBERS.INVITE.LEFT_OUT', { count: inviting.recap.skipped.length })}
            yes={say('CONTACT_IMPORT.DONE.INVITE')}
            no={say('BASE.BACK')}
            answer={(sure) => void inviting.answer(sure)}
          />
        )}
      </FormStack>
    </Card>
  );
}

/** What came of the list, with the ways on. */
export function ContactDone({ result, left }: { result: ContactsAccepted; left: number }) {
  const say = useText();
  const words = useSumWords();
  // the step replaces the button that was pressed; reading and Tab go on from the top
  useEffect(() => {
    window.scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <ContactHead />
      <Wizard label={say('IMPORTS.STEPS.LABEL')} steps={useContactSteps()} at={3}>
        {left > 0 && <Note tone="warn">{say('CONTACT_IMPORT.DONE.LEFT', { count: left })}</Note>}
        {result.invitable.length > 0 && <Invite ids={result.invitable} />}
        <Card padded>
          <EmptyState
            kind="done"
            title={say('CONTACT_IMPORT.DONE.TITLE')}
            text={say('CONTACT_IMPORT.DONE.TEXT', { sum: words(result) })}
          >
            <Button
              variant={result.invitable.length > 0 ? 'default' : 'filled'}
              renderRoot={(props) => <Link {...props} {...memberLinks.list()} />}
            >
              {say('CONTACT_IMPORT.DONE.TO_MEMBERS')}
            </Button>
            <Button variant="subtle" renderRoot={(props) => <Link {...props} {...importLinks.contacts()} />}>
              {say('CONTACT_IMPORT.DONE.AGAIN')}
            </Button>
          </EmptyState>
        </Card>
      </Wizard>
    </>
  );
}
