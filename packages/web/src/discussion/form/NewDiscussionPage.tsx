import { IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionLinks } from '#contract/discussion/links.ts';
import { type DiscussionDetail, DiscussionInput } from '#contract/discussion/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { AudienceCard } from './AudienceCard.tsx';
import { ContentFields } from './ContentFields.tsx';
import { type DiscussionValues, inputOf, newDiscussion } from './discussionValues.ts';

/** /diskuze/novy */
export function NewDiscussionPage() {
  const say = useText();
  const reads = useMay('discussion', 'r');
  const me = useMe();
  if (!reads || me.visitUntil) return <Refused />;
  return (
    <>
      <PageHead title={say('DISCUSSION.NEW')} back={{ ...discussionLinks.list(), name: say('DISCUSSION.TITLE') }} />
      <Opening />
    </>
  );
}

function Opening() {
  const say = useText();
  const navigate = useNavigate();
  const create = useChange(discussion.create);
  type Sent = DiscussionInput & { isForNobody: boolean };
  const form = useRecordForm<DiscussionValues, Sent, DiscussionDetail>({
    initial: newDiscussion,
    schema: DiscussionInput,
    input: (v) => ({ ...inputOf(v), isForNobody: v.aim === 'some' && v.audience.length === 0 }),
    // Nobody chosen would mean everybody.
    more: ({ isForNobody }): FieldErrors => (isForNobody ? { audience: 'DISCUSSION.FORM.NOBODY_CHOSEN' } : {}),
    send: ({ isForNobody: _, ...input }) => create.run(input),
    done: (d) => navigate({ ...discussionLinks.one(d.url_hash), replace: true }),
  });
  return (
    <FormFrame
      form={form}
      back={discussionLinks.list()}
      save={say('DISCUSSION.FORM.OPEN')}
      sign={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
      busy={create.busy}
    >
      <Columns split="form">
        <FormStack>
          <ContentFields fields={form.fields} />
        </FormStack>
        <FormStack>
          <AudienceCard fields={form.fields} />
        </FormStack>
      </Columns>
    </FormFrame>
  );
}
