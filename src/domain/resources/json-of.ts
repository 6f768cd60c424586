/** A value as JSON holds it and endpoints send it: instants in ISO 8601, nothing that is undefined. */
export const jsonOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
