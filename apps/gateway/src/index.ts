export { readConfig } from './config.ts'
export { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts'
