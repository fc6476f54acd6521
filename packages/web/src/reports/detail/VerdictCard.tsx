import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { type ReportDetail, textLength, Verdict } from '#contract/reports/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Report.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { r: ReportDetail };

/** Asks its reporter whether it is mended; once they answered, everybody reads what they said. */
export function VerdictCard({ r }: Props) {
  if (r.may.verdict) return <Asking r={r} />;
  return r.verdict ? <Answered r={r} /> : null;
}

function Answered({ r: { verdict, verdictAt, owner } }: Props) {
  const say = useText();
  const { day } = useWhen();
  if (!verdict || !verdictAt) return null;
  const by = [owner?.full_name, day(verdictAt)].filter(Boolean).join(', ');
  return <Note tone={verdict === 'mended' ? 'ok' : 'warn'}>{say('REPORT.VERDICT.SAID', { by, verdict })}</Note>;
}

function Asking({ r }: Props) {
  const say = useText();
  const judge = useChange(reportCare.verdict);
  const [isWriting, write] = useState(false);
  const good = () => judge.run({ id: r.id, verdict: 'mended', sentence: '' }).catch(() => undefined);
  return (
    <Card title={say('REPORT.VERDICT.TITLE')} padded>
      <FormStack>
        <p className={css.ask}>{say('REPORT.VERDICT.LEAD')}</p>
        <div className={css.answers}>
          <Button loading={judge.busy} leftSection={<IconCheck {...icon} />} onClick={() => void good()}>
            {say('REPORT.VERDICT.GOOD')}
          </Button>
          <Button variant="default" leftSection={<IconX {...icon} />} onClick={() => write(true)}>
            {say('REPORT.VERDICT.BAD')}
          </Button>
        </div>
      </FormStack>
      {isWriting && <BadDialog r={r} onClose={() => write(false)} />}
    </Card>
  );
}

/** One sentence of what is wrong; the report that follows begins with it. */
function BadDialog({ r, onClose }: Props & { onClose: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const judge = useChange(reportCare.verdict);
  const form = useRecordForm<{ sentence: string }, Verdict, ReportDetail>({
    initial: { sentence: '' },
    schema: Verdict,
    input: ({ sentence }) => ({ id: r.id, verdict: 'not_mended', sentence }),
    send: (input) => judge.run(input),
    done: (judged) => {
      const next = judged.followedBy.findLast((one) => !r.followedBy.some(({ id }) => id === one.id));
      return next ? navigate(reportLinks.one(next.id)) : onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={say('REPORT.VERDICT.BAD_TITLE')}>
      <FormBody form={form} busy={judge.busy}>
        <FormStack>
          <p>{say('REPORT.VERDICT.BAD_LEAD')}</p>
          <Textarea
            label={say('REPORT.VERDICT.SENTENCE')}
            placeholder={say('REPORT.VERDICT.SENTENCE_HINT')}
            withAsterisk
            autosize
            minRows={2}
            maxRows={10}
            maxLength={textLength}
            data-autofocus
            {...form.fields.getInputProps('sentence')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={judge.busy}>
              {say('REPORT.VERDICT.SEND')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
