import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { EmployeeInput, EmployeeNames, EmployeeRow } from './schema.ts';

const needs = 'productAdmin';
const Employees = z.object({ employees: z.array(EmployeeRow) });

/** Staff of the portal: accounts with the flag of a product administrator. */
export const employees = callsOf('orders', {
  list: endpoint('GET /api/v2/order/employee', {
    needs,
    input: z.object({}),
    output: Employees,
    summary: 'Staff of the portal, who may have an order in charge.',
  }),
  add: endpoint('POST /api/v2/order/employee', {
    creates: none('the flag of one account; given again it changes nothing'),
    needs,
    input: EmployeeInput,
    output: Employees,
    summary: 'Makes somebody staff of the portal; an address without an account gets one, with a link to its password.',
    says: 'EMPLOYEES.ADDED',
  }),
  rename: endpoint('PUT /api/v2/order/employee/:id', {
    needs,
    input: EmployeeNames,
    output: Employees,
    summary: 'The name of somebody of staff, as orders show it.',
    says: 'EMPLOYEES.SAVED',
  }),
  remove: endpoint('DELETE /api/v2/order/employee/:id', {
    needs,
    input: byId,
    output: Employees,
    summary: 'Takes the flag; the account stays. The last one cannot lose it.',
    says: 'EMPLOYEES.REMOVED',
  }),
});
