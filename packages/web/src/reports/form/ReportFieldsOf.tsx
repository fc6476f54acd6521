import type { ReactNode } from 'react';
import type { ReportForm, Visibility } from '#contract/reports/schema.ts';
import { useMay } from '../../base/me.tsx';
import type { usePhotos } from '../../kit/files/PhotosField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { ContentFields } from './ContentFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { aimOf, type ReportFields } from './reportValues.ts';

type Props = {
  fields: ReportFields;
  photos: ReturnType<typeof usePhotos>;
  offered: ReportForm;
  start: Visibility;
  /** The one that is being changed; none of a new one. */
  reportId?: number;
  offersNear?: boolean;
  /** What may answer its title. */
  answers?: ReactNode;
  /** It is being filed: its writer is asked whether a firm may know them. */
  isNew?: boolean;
};

/** All fields of a report: what it is left; where, who reads it and who solves it right. */
export function ReportFieldsOf(props: Props) {
  const { fields, photos, offered, start, reportId = null, offersNear = false, answers, isNew = false } = props;
  const administers = useMay('reports', 'rw');
  return (
    <Columns split="form">
      <FormStack>
        <ContentFields
          fields={fields}
          photos={photos}
          aim={aimOf(fields.values, offered, start, reportId)}
          offersNear={offersNear}
          answers={answers}
        />
      </FormStack>
      <FormStack>
        <PlaceFields fields={fields} offered={offered} />
        <AudienceFields fields={fields} offered={offered} start={start} choosesSolver={administers} isNew={isNew} />
      </FormStack>
    </Columns>
  );
}
