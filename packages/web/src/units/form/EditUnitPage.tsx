import { useNavigate, useParams } from '@tanstack/react-router';
import { dayIn } from '#contract/base/time/dates.ts';
import { unitLinks } from '#contract/units/links.ts';
import { UnitChange, type UnitDetail } from '#contract/units/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useRemove, useUnit, useUpdate } from '../rows/data.ts';
import { NotAdministered } from './NotAdministered.tsx';
import { UnitForm } from './UnitForm.tsx';
import { inputOf, ownersWrong, type UnitValues, valuesOf } from './unitValues.ts';

/** /jednotky/{id}/upravit */
export function EditUnitPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/jednotky/$id/upravit' });
  const of = useUnit(id);
  const number = of.data?.number;
  return (
    <>
      <PageHead
        title={number ? say('UNITS.EDIT_ONE', { number }) : say('UNITS.EDIT_MODULE')}
        back={{ ...unitLinks.one(id), name: number ? say('UNITS.ONE', { number }) : say('UNITS.TITLE') }}
      />
      <NotAdministered>
        <Loaded of={of} shape={<RecordShape />}>
          {(unit) => <EditUnit unit={unit} reload={async () => (await of.refetch()).data ?? unit} />}
        </Loaded>
      </NotAdministered>
    </>
  );
}

type Props = { unit: UnitDetail; reload: () => Promise<UnitDetail> };

function EditUnit({ unit, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useUpdate();
  const remove = useRemove();
  const back = unitLinks.one(unit.id);
  const way = useWayBack(back);
  const form = useRecordForm({
    initial: valuesOf(unit, dayIn(new Date())),
    version: unit.updatedAt,
    schema: UnitChange,
    input: (v: UnitValues, updatedAt: string) => ({ ...inputOf(v), id: unit.id, updatedAt }),
    more: ownersWrong,
    send: update.run,
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh, dayIn(new Date())), version: fresh.updatedAt };
    },
    done: () => way.go() || navigate({ ...unitLinks.one(unit.id), replace: true }),
  });
  const removeNow = async () => {
    if (await remove(unit)) await form.leave(() => navigate({ ...unitLinks.list(), replace: true }));
  };
  const trash = <RemoveButton variant="subtle" onClick={() => void removeNow()} />;
  return (
    <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy} aside={trash}>
      <UnitForm fields={form.fields} isNew={false} />
    </FormFrame>
  );
}
