import { Button, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import { type CaseView, DecisionInput } from '#contract/insolvency/schema.ts';
import type { Decision } from '#contract/insolvency/schema-words.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import css from './Insolvency.module.css';
import { useCaseNow } from './useCase.ts';

type Sent = { id: number; updatedAt: string; decision: Decision; reason: string };

/** Whether it is our owner, said with a reason by somebody who knows them; what is over is closed. */
export function Decide({ one, isOver, isFirst }: { one: CaseView; isOver: boolean; isFirst: boolean }) {
  const variant = isFirst ? 'filled' : 'default';
  const say = useText();
  const decide = useChange(insolvency.decide);
  const now = useCaseNow(one);
  const chosen = useRef<Decision>(isOver ? 'closed' : 'confirmed');
  const form = useRecordForm<{ reason: string }, Sent, unknown>({
    initial: { reason: '' },
    version: one.updatedAt,
    schema: DecisionInput,
    input: ({ reason }, updatedAt) => ({ id: one.id, updatedAt, decision: chosen.current, reason }),
    send: (input) => decide.run(input),
    reload: async () => ({ values: { reason: '' }, version: (await now()).updatedAt }),
    done: () => undefined,
  });
  const as = (decision: Decision) => () => {
    chosen.current = decision;
  };
  return (
    <div className={css.decide}>
      <FormBody form={form} busy={decide.busy}>
        <Textarea
          label={say('INSOLVENCY.CASE.REASON')}
          description={say('INSOLVENCY.CASE.REASON_HINT')}
          withAsterisk
          autosize
          minRows={2}
          {...form.fields.getInputProps('reason')}
        />
        <div className={css.buttons}>
          {isOver ? (
            <Button
              type="submit"
              variant={variant}
              loading={decide.busy}
              leftSection={<IconCheck size={20} aria-hidden="true" />}
            >
              {say('INSOLVENCY.CASE.CLOSE')}
            </Button>
          ) : (
            <>
              <Button
                type="submit"
                variant={variant}
                loading={decide.busy}
                leftSection={<IconCheck size={20} aria-hidden="true" />}
                onClick={as('confirmed')}
              >
                {say('INSOLVENCY.CASE.CONFIRM')}
              </Button>
              <Button type="submit" variant="default" disabled={decide.busy} onClick={as('dismissed')}>
                {say('INSOLVENCY.CASE.DISMISS')}
              </Button>
            </>
          )}
        </div>
        {!isOver && <p className={css.quiet}>{say('INSOLVENCY.CASE.AFTER')}</p>}
      </FormBody>
    </div>
  );
}
