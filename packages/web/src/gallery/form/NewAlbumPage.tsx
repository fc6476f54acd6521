import { useNavigate } from '@tanstack/react-router';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import { type AlbumDetail, AlbumInput } from '#contract/gallery/schema.ts';
import { useChange } from '../../base/data.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useAdministers } from '../rows/data.ts';
import { AlbumForm } from './AlbumForm.tsx';
import { type AlbumValues, newAlbum, sentOf } from './albumValues.ts';

/** /fotogalerie/novy */
export function NewAlbumPage() {
  const say = useText();
  const administers = useAdministers();
  return (
    <>
      <PageHead title={say('GALLERY.NEW')} back={{ ...galleryLinks.list(), name: say('GALLERY.TITLE') }} />
      {administers ? <Adding /> : <Refused />}
    </>
  );
}

function Adding() {
  const say = useText();
  const navigate = useNavigate();
  const create = useChange(gallery.create);
  const form = useRecordForm<AlbumValues, AlbumInput, AlbumDetail>({
    initial: newAlbum,
    schema: AlbumInput,
    input: (values) => sentOf(values, null),
    send: (input) => create.run(input),
    done: ({ id }) => navigate({ ...galleryLinks.one(id), replace: true }),
  });
  return (
    <FormFrame form={form} back={galleryLinks.list()} save={say('GALLERY.ADD')} busy={create.busy}>
      <AlbumForm fields={form.fields} />
    </FormFrame>
  );
}
