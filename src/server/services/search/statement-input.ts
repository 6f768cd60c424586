// What the statement of a search is built from.
import type { PerformanceLimits } from '#domain/search/performance-limits.ts';
import type { SearchCategory } from '#domain/search/search.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { CompiledQuestion, QuestionTsqueries } from '#server/services/search/compile-question.ts';
import type { SearchedDays } from '#server/services/search/event-limits.ts';

export interface FindRequest {
  /** Both if undefined. */
  category?: SearchCategory | undefined;
  limit: number;
  offset: number;
  /** Restricts results to events of these days. */
  span?: SearchedDays | undefined;
  /** Restricts results to plays of this duration or events with this start or price. */
  limits?: PerformanceLimits | undefined;
}

export interface StatementInput {
  question: CompiledQuestion;
  tsqueries: QuestionTsqueries;
  request: FindRequest;
  requestContext: RequestContext;
}
