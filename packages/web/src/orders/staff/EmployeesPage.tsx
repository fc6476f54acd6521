import { Button, TextInput } from '@mantine/core';
import { IconPencil, IconPlus, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { employees } from '#contract/orders/endpoints-employees.ts';
import { EmployeeInput, EmployeeNames, type EmployeeRow } from '#contract/orders/schema.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import css from '../rows/Orders.module.css';
import { useEmployees } from './data.ts';

/** /admin/pracovnici: who administers the portal. */
export function EmployeesPage() {
  const say = useText();
  const of = useEmployees();
  const [edited, setEdited] = useState<EmployeeRow | 'new' | null>(null);
  return (
    <>
      <PageHead
        title={say('EMPLOYEES.TITLE')}
        actions={
          <Button
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {say('EMPLOYEES.ADD')}
          </Button>
        }
      />
      <PageLead>{say('EMPLOYEES.LEAD')}</PageLead>
      <Loaded of={of} shape={<ListShape />}>
        {({ employees: all }) => (
          <Card>
            <ul className={css.people}>
              {all.map((e) => (
                <Person key={e.id} of={e} onRename={() => setEdited(e)} />
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
      {edited && <EmployeeDialog key={edited === 'new' ? 0 : edited.id} of={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function Person({ of, onRename }: { of: EmployeeRow; onRename: () => void }) {
  const say = useText();
  const remove = useChange(employees.remove);
  const name = [of.firstName, of.lastName].filter(Boolean).join(' ') || say('EMPLOYEES.NAMELESS');
  const take = async () => {
    const yes = await confirm({
      title: say('EMPLOYEES.ASK_REMOVE', { name }),
      text: say('EMPLOYEES.ASK_REMOVE_TEXT'),
      yes: say('EMPLOYEES.REMOVE'),
      no: say('ORDERS.ASK.LEAVE'),
      danger: true,
    });
    if (yes) await remove.run({ id: of.id }).catch(() => undefined);
  };
  return (
    <li className={css.person}>
      <span>
        <b>{of.own ? `${name} (${say('EMPLOYEES.OWN')})` : name}</b>
        <p className={css.quiet}>{of.email}</p>
      </span>
      <RowMenu name={name}>
        <MenuItem leftSection={<IconPencil size={20} stroke={1.75} />} onClick={onRename}>
          {say('EMPLOYEES.RENAME')}
        </MenuItem>
        <MenuItem color="cihla" leftSection={<IconUserMinus size={20} stroke={1.75} />} onClick={() => void take()}>
          {say('EMPLOYEES.REMOVE')}
        </MenuItem>
      </RowMenu>
    </li>
  );
}

type Values = { email: string; firstName: string; lastName: string };

function EmployeeDialog({ of, onClose }: { of: EmployeeRow | 'new'; onClose: () => void }) {
  const say = useText();
  const add = useChange(employees.add);
  const rename = useChange(employees.rename);
  const isNew = of === 'new';
  const form = useRecordForm<Values, Values & { id?: number }, unknown>({
    initial: isNew
      ? { email: '', firstName: '', lastName: '' }
      : { email: of.email, firstName: of.firstName, lastName: of.lastName },
    schema: isNew ? EmployeeInput : EmployeeNames,
    input: (values) => (isNew ? values : { ...values, id: of.id }),
    send: ({ email, firstName, lastName }) =>
      isNew ? add.run({ email, firstName, lastName }) : rename.run({ id: of.id, firstName, lastName }),
    done: onClose,
  });
  const busy = add.busy || rename.busy;
  return (
    <Dialog opened onClose={onClose} title={say(isNew ? 'EMPLOYEES.ADD' : 'EMPLOYEES.RENAME')}>
      <FormBody form={form} busy={busy}>
        <FormStack>
          <TextInput
            label={say('EMPLOYEES.FIRST_NAME')}
            withAsterisk
            data-autofocus
            autoComplete="off"
            {...form.fields.getInputProps('firstName')}
          />
          <TextInput
            label={say('EMPLOYEES.LAST_NAME')}
            withAsterisk
            autoComplete="off"
            {...form.fields.getInputProps('lastName')}
          />
          {isNew && (
            <TextInput
              type="email"
              autoComplete="off"
              label={say('EMPLOYEES.EMAIL')}
              description={say('EMPLOYEES.EMAIL_HINT')}
              withAsterisk
              {...form.fields.getInputProps('email')}
            />
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('ORDERS.ASK.LEAVE')}
            </Button>
            <Button type="submit" loading={busy}>
              {say(isNew ? 'EMPLOYEES.ADD' : 'EMPLOYEES.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
