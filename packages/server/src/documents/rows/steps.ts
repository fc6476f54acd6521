import { documents as calls } from '#contract/documents/endpoints.ts';
import { type Asking, sealedAt } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';

/** Where the bytes of a version are, and where its smaller picture is. */
export function addresses(portal: Portal, at: Asking, id: number, version: number, hasPreview: boolean) {
  const input = { id, version };
  return {
    url: sealedAt(portal, at, calls.bytes.path, input),
    previewUrl: hasPreview ? sealedAt(portal, at, calls.preview.path, input) : null,
  };
}
