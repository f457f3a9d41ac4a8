import { type Static, Type } from 'typebox';
import { type ErrorCode, type ErrorType, errorTable } from '../error-table.ts';
import { StringEnum } from './common.ts';

const codes = Object.keys(errorTable) as ErrorCode[];
const types = [...new Set(Object.values(errorTable).map((entry) => entry.type))] as ErrorType[];

/** The error of every refused request; one shape that satisfies both variants of the contract. */
export const ErrorDetail = Type.Object({
  type: StringEnum(types, { description: 'The coarse family' }),
  code: StringEnum(codes, { description: 'The stable name of the fault: branch on this one' }),
  message: Type.String({ description: 'For a person' }),
  param: Type.Optional(
    Type.String({ description: 'JSON path of the offending request field, such as `files[3].name`' }),
  ),
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  retry_after: Type.Optional(Type.Number({ minimum: 0, description: 'Seconds to wait before another try' })),
});
export type ErrorDetail = Static<typeof ErrorDetail>;

/** Body of every error answer, and the last object of a stream that fails after it has begun. */
export const ErrorBody = Type.Object({ error: ErrorDetail });
export type ErrorBody = Static<typeof ErrorBody>;
