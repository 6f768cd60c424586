/** The JSON form of a value, as in responses: instants in ISO 8601, without undefined values. */
export const jsonOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
