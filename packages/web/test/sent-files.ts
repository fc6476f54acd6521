import type { TestPortal } from '#house/portal.ts';
import { formOf } from '#house/sending-files.ts';
import { until } from './lookups.ts';

/** Files leave a page by a request of their own; here they come to the same portal as every call. */
export const sentTo = (portal: () => TestPortal) =>
  class {
    upload: { onprogress?: unknown } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onloadend?: () => void;
    private at = { method: '', url: '' };
    private readonly told: Record<string, string> = {};
    open(method: string, url: string) {
      this.at = { method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.told[name] = value;
    }
    abort() {}
    async send(body: FormData) {
      const file = body.get('file') as File;
      const bytes = Buffer.from(await file.arrayBuffer());
      const { payload, headers } = formOf(file.name, bytes, JSON.parse(String(body.get('data'))));
      const request = { ...this.at, payload, headers: { ...this.told, ...headers } };
      const reply = await portal().app.inject(request as never);
      this.status = reply.statusCode;
      this.responseText = reply.body;
      this.onload?.();
      this.onloadend?.();
    }
  };

export async function chooseFiles(...files: File[]): Promise<void> {
  const input = await until('no place for files', () => document.querySelector<HTMLInputElement>('input[type=file]'));
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
