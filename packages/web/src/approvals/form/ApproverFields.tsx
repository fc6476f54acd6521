import { Input } from '@mantine/core';
import type { Candidate } from '#contract/approvals/schema.ts';
import { mostApprovers } from '#contract/approvals/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { SelectFound } from '../../kit/choose/SelectFound.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { Dragged } from '../../kit/order/Dragged.tsx';
import { Moves } from '../../kit/order/Moves.tsx';
import { useOrder } from '../../kit/order/useOrder.ts';
import { useCandidates } from '../rows/data.ts';
import { useOfficeText } from '../rows/useOfficeText.ts';
import css from './Approvers.module.css';
import type { ApprovalFields } from './approvalValues.ts';

/** Who decides, in their order: found by name among those who may be asked. */
export function ApproverFields({ fields }: { fields: ApprovalFields }) {
  const say = useText();
  const officeOf = useOfficeText();
  const chosen = fields.values.approvers;
  const { error } = fields.getInputProps('approvers');
  const people = useCandidates().data?.people ?? [];
  const left = people.filter((one) => !chosen.some(({ id }) => id === one.id));
  const add = (id: string) => {
    const one = left.find((person) => String(person.id) === id);
    if (one) fields.setFieldValue('approvers', [...chosen, one]);
  };
  return (
    <Input.Wrapper
      label={say('APPROVAL.FORM.APPROVERS')}
      labelElement="div"
      withAsterisk
      description={say('APPROVAL.FORM.APPROVERS_HINT')}
    >
      <Chosen chosen={chosen} fields={fields} />
      {left.length > 0 && chosen.length < mostApprovers && (
        <div className={css.add}>
          <SelectFound
            label={say('APPROVAL.FORM.ADD')}
            placeholder={say('APPROVAL.FORM.ADD_HINT')}
            error={error}
            data={left.map((one) => ({ value: String(one.id), label: `${one.full_name}, ${officeOf(one)}` }))}
            value={null}
            onChange={add}
          />
        </div>
      )}
      {left.length === 0 && people.length > 0 && <p>{say('APPROVAL.FORM.NOBODY_LEFT')}</p>}
    </Input.Wrapper>
  );
}

function Chosen({ chosen, fields }: { chosen: readonly Candidate[]; fields: ApprovalFields }) {
  const say = useText();
  const officeOf = useOfficeText();
  const rows = chosen.map((one) => ({ ...one, key: String(one.id) }));
  const order = useOrder({
    rows,
    reorder: (from, to) => fields.reorderListItem('approvers', { from, to }),
    moved: ({ full_name }, at) => say('APPROVAL.FORM.MOVED', { name: full_name, at, count: rows.length }),
  });
  return (
    <>
      <ol className={css.people} aria-label={say('APPROVAL.FORM.APPROVERS')}>
        {rows.map((one, i) => (
          <Dragged
            key={one.key}
            title={say('APPROVAL.FORM.DRAG', { name: one.full_name })}
            className={css.person}
            {...order.of(one, i)}
          >
            <Avatar name={one.full_name} picture={one.avatar} size="s" />
            <div className={css.words}>
              {one.full_name}
              <span>{officeOf(one)}</span>
            </div>
            <Moves
              words={{
                up: say('APPROVAL.FORM.UP', { name: one.full_name }),
                down: say('APPROVAL.FORM.DOWN', { name: one.full_name }),
                remove: say('APPROVAL.FORM.REMOVE', { name: one.full_name }),
              }}
              index={i}
              count={rows.length}
              onMove={(to, then) => order.move(i, to, then)}
              onRemove={() => fields.removeListItem('approvers', i)}
            />
          </Dragged>
        ))}
      </ol>
      <span className="vh" role="status">
        {order.said}
      </span>
    </>
  );
}
