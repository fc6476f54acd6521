import * as z from 'zod/mini';
import { byId } from '../base/calls/ids.ts';
import { FileIds } from '../base/files/files.ts';
import { line } from '../base/person/people.ts';
import { refusalReasons } from '../second/schema.ts';

/** Which power, as it was when it was read. */
export const ChangedProxy = z.object({ ...byId.shape, updatedAt: z.string().check(z.maxLength(60)) });

export const ProxyCompletion = z.object({
  ...ChangedProxy.shape,
  ...{ verified: z.boolean(), note: line(1000), fileIds: FileIds },
});
export const ProxyRefusal = z.object({
  ...ChangedProxy.shape,
  reason: z.enum(refusalReasons, 'BASE.FORM.REQUIRED'),
});
export const ProxyRevocation = z.object({ ...byId.shape, reason: z._default(line(500), '') });
