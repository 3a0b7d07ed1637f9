export { openApiDocument } from './document.ts'
export type {
  HttpMethod,
  JsonSchema,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
} from './types.ts'
