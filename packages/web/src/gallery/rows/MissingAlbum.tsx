import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { galleryLinks } from '#contract/gallery/links.ts';
import { notify } from '../../base/notice.ts';

/** An unknown album leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingAlbum({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'BE.GALLERY.NOT_ACCES');
    void navigate({ ...galleryLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
