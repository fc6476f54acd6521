import type { Endpoint, Given, Out } from '../contract/src/base/calls/endpoint.ts';
import { addressed, type Fields } from '../web/src/base/addressed.ts';
import type { Choice, Signed } from './house.ts';

type Known = { token: string | null; list: Choice[]; member: number | null; from: string | null };

/** Calls over HTTP, beside what a walk does in the browser: the contract's own values say where and what. */
export class Caller {
  readonly token: string | null;
  readonly list: Choice[];
  readonly member: number | null;
  private readonly base: string;
  /** The address it comes from, as a proxy would say it. */
  private readonly from: string | null;

  constructor(base: string, who: Partial<Known> = {}) {
    this.base = base;
    this.token = who.token ?? null;
    this.list = who.list ?? [];
    this.member = who.member ?? null;
    this.from = who.from ?? null;
  }

  as({ token, svj_list }: Signed): Caller {
    return new Caller(this.base, { token, list: svj_list });
  }

  nobodyFrom(from: string): Caller {
    return new Caller(this.base, { from });
  }

  /** The same person in one of their houses. */
  in(nickname: string): Caller {
    const choice = this.list.find((one) => one.nickname === nickname);
    if (!choice) throw new Error(`not in ${nickname}`);
    return this.at(choice);
  }

  at({ session_user_id }: { session_user_id: number }): Caller {
    return new Caller(this.base, { token: this.token, list: this.list, member: session_user_id });
  }

  /** What the browser keeps of the house that is open. */
  get choice(): Choice | undefined {
    return this.list.find((one) => one.session_user_id === this.member);
  }

  get headers(): Record<string, string> {
    return {
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      ...(this.member === null ? {} : { svj: String(this.member) }),
      ...(this.from === null ? {} : { 'x-forwarded-for': this.from }),
    };
  }

  async asks<E extends Endpoint>(call: E, input: Given<E>): Promise<Out<E>> {
    const { url, body } = addressed(call, input as Fields);
    const bodiless = call.method === 'GET' || call.method === 'DELETE';
    const json = bodiless ? {} : { body: JSON.stringify(body) };
    const type: Record<string, string> = bodiless ? {} : { 'content-type': 'application/json' };
    return this.answered(call, await fetch(this.base + url, this.request(call, type, json)));
  }

  /** The same with a file beside the input. */
  async sends<E extends Endpoint>(call: E, input: Given<E>, file: File): Promise<Out<E>> {
    const { url, body: data } = addressed(call, input as Fields);
    const body = new FormData();
    body.set('data', JSON.stringify(data));
    body.set('file', file);
    return this.answered(call, await fetch(this.base + url, this.request(call, {}, { body })));
  }

  private request = (call: Endpoint, headers: Record<string, string>, more: RequestInit): RequestInit => ({
    method: call.method,
    headers: { ...this.headers, ...headers },
    ...more,
  });

  private async answered<E extends Endpoint>(call: E, reply: Response): Promise<Out<E>> {
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${call.method} ${call.path}: ${reply.status} ${text}`);
    return (JSON.parse(text) as { data: Out<E> }).data;
  }
}
