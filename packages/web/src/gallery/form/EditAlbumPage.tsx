import { useNavigate, useParams } from '@tanstack/react-router';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import { AlbumChange, type AlbumDetail } from '#contract/gallery/schema.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useWayBack } from '../../base/left.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useAlbum, useRemove } from '../rows/data.ts';
import { MissingAlbum } from '../rows/MissingAlbum.tsx';
import { AlbumForm } from './AlbumForm.tsx';
import { type AlbumValues, sentOf, valuesOf } from './albumValues.ts';

/** /fotogalerie/{id}/upravit */
export function EditAlbumPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/fotogalerie/$id/upravit' });
  const of = useAlbum(id);
  if (!(id > 0) || (of.error?.status === 404 && !of.data)) return <MissingAlbum key={id} told={of.error !== null} />;
  const name = of.data?.name;
  return (
    <>
      <PageHead title={say('GALLERY.EDIT')} back={{ ...galleryLinks.one(id), name: name ?? say('GALLERY.ONE') }} />
      <Loaded of={of} shape={<RecordShape />}>
        {(album) =>
          album.may.edit ? (
            <Editing album={album} reload={async () => (await of.refetch()).data ?? album} />
          ) : (
            <Refused />
          )
        }
      </Loaded>
    </>
  );
}

type Props = { album: AlbumDetail; reload: () => Promise<AlbumDetail> };

function Editing({ album, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useChange(gallery.update);
  const remove = useRemove();
  const back = galleryLinks.one(album.id);
  const way = useWayBack(back);
  const form = useRecordForm<AlbumValues, AlbumChange, AlbumDetail>({
    initial: valuesOf(album),
    version: album.updatedAt,
    schema: AlbumChange,
    input: (values, updatedAt) => ({ ...sentOf(values, album.tiedTo), id: album.id, updatedAt }),
    send: (input) => update.run(input),
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: () => way.go() || navigate({ ...back, replace: true }),
  });
  const removeNow = async () => {
    if (await remove(album)) await form.leave(() => navigate({ ...galleryLinks.list(), replace: true }));
  };
  const trash = <RemoveButton variant="subtle" onClick={() => void removeNow()} />;
  return (
    <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy} aside={trash}>
      <AlbumForm fields={form.fields} />
    </FormFrame>
  );
}
