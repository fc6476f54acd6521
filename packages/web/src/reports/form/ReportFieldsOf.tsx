import type { ReportForm, Visibility } from '#contract/reports/schema.ts';
import { useMay } from '../../base/me.tsx';
import type { usePhotos } from '../../kit/files/PhotosField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { ContentFields } from './ContentFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import type { ReportFields } from './reportValues.ts';

type Props = {
  fields: ReportFields;
  photos: ReturnType<typeof usePhotos>;
  offered: ReportForm;
  start: Visibility;
  offersNear?: boolean;
  /** It is being filed: its writer is asked whether a firm may know them. */
  isNew?: boolean;
};

/** All fields of a report: what it is left; where, who reads it and who solves it right. */
export function ReportFieldsOf({ fields, photos, offered, start, offersNear = false, isNew = false }: Props) {
  const administers = useMay('reports', 'rw');
  return (
    <Columns split="form">
      <FormStack>
        <ContentFields fields={fields} photos={photos} offersNear={offersNear} />
      </FormStack>
      <FormStack>
        <PlaceFields fields={fields} offered={offered} />
        <AudienceFields fields={fields} offered={offered} start={start} choosesSolver={administers} isNew={isNew} />
      </FormStack>
    </Columns>
  );
}
