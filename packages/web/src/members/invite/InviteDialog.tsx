import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import { inviteEmail } from '#contract/activation/schema.ts';
import { memberLinks } from '#contract/members/links.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useInvite } from '../rows/data.ts';

/** Who is invited, and the address that is offered first. */
export type Invited = { id: number; full_name: string; email: string; again: boolean };
type Props = { who: Invited; onClose: () => void };

const Shape = z.object({ id: z.number(), email: inviteEmail });

/** Says to which address the invitation goes, and lets it be another one. */
export function InviteDialog({ who, onClose }: Props) {
  const say = useText();
  const invite = useInvite();
  const { fields, submit, refused } = useRecordForm({
    initial: { email: who.email },
    schema: Shape,
    input: ({ email }) => ({ id: who.id, email }),
    more: ({ email }) => (email.trim() === '' ? { email: 'BASE.FORM.REQUIRED' } : ({} as Record<string, never>)),
    send: invite.run,
    done: onClose,
  });
  const send = (e: SyntheticEvent<HTMLFormElement>) => {
    e.stopPropagation();
    submit(e);
  };
  const name = who.full_name;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(who.again ? 'MEMBERS.INVITE.AGAIN_ONE' : 'MEMBERS.INVITE.ONE', { name })}
    >
      <DialogForm onSubmit={send}>
        {refused && Object.keys(refused.fields).length === 0 && (
          <Note tone="bad" live>
            {say(refused.key, refused.params)}
          </Note>
        )}
        <TextInput
          type="email"
          label={say('MEMBERS.INVITE.EMAIL')}
          description={say('MEMBERS.INVITE.EMAIL_HINT')}
          withAsterisk
          {...fields.getInputProps('email')}
        />
        {fields.errors.email && refused?.fields.email?.endsWith('.EMAIL_TAKEN') && (
          <Link {...linkTo(memberLinks.invitations())}>{say('MEMBERS.INVITE.LETTER')}</Link>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" loading={invite.busy}>
            {say('MEMBERS.INVITE.SEND')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
