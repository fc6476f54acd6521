import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';

export type ColumnMeta = {
  align?: 'right';
  /** How the server calls this order; with it the head is a button. */
  sort?: string;
  /** Hidden between 1024 and 1279 px. */
  optional?: true;
};

/** Selecting is all the table library does here: paging, order and filters are the server's. */
export const features = tableFeatures({ rowSelectionFeature, columnMeta: {} as ColumnMeta });

export type Row = { id: number };
/** Builds the columns of one kind of rows: `const column = columnsOf<UnitRow>()`. */
export const columnsOf = <R extends Row>() => createColumnHelper<typeof features, R>();
export type Columns<R extends Row> = ReturnType<ReturnType<typeof columnsOf<R>>['columns']>;

/** The other direction of an order; an order by another column begins upwards. */
export const turned = (sort: string, by: string): string => (sort === by ? `-${by}` : by);
export const directionOf = (sort: string, by: string): 'ascending' | 'descending' | undefined =>
  sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : undefined;
