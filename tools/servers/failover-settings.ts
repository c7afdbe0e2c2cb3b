import { join } from 'node:path'

/** A PostgreSQL server under Patroni, with its ports on 127.0.0.1. Its name must not be a word of SQL, such as `first`. */
export type ServerPorts = { name: string; postgres: number; api: number; raft: number }

export const addressOf = (port: number) => `127.0.0.1:${port}`

/** The settings of one of the servers: it replicates synchronously, and is followed by the other one. */
export function patroniSettings(given: {
  server: ServerPorts
  raft: object
  folder: string
  binaries: string
  password: string
}) {
  const { server, raft, folder, binaries, password } = given
  const logins = { superuser: 'postgres', replication: 'replicator', rewind: 'rewinder' }
  const authentication = Object.fromEntries(
    Object.entries(logins).map(([kind, username]) => [kind, { username, password }]),
  )
  const hosts = [
    'local all all trust',
    'host all all 127.0.0.1/32 scram-sha-256',
    'host replication all 127.0.0.1/32 scram-sha-256',
  ]
  return {
    scope: 'portal',
    name: server.name,
    restapi: { listen: addressOf(server.api), connect_address: addressOf(server.api) },
    raft,
    bootstrap: {
      // The smallest times that Patroni takes.
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: hosts,
    },
    postgresql: {
      listen: addressOf(server.postgres),
      connect_address: addressOf(server.postgres),
      bin_dir: binaries,
      data_dir: join(folder, `data-${server.name}`),
      pgpass: join(folder, `pgpass-${server.name}`),
      parameters: { unix_socket_directories: folder },
      authentication,
    },
  }
}

/** HAProxy asks Patroni once a second which server is the leader, and ends the connections to one that no longer is. */
export function haproxySettings(
  servers: readonly ServerPorts[],
  leaderPort: number,
  replicaPort: number,
): string {
  const listen = (name: string, port: number, path: string) => [
    `listen ${name}`,
    `  bind ${addressOf(port)}`,
    `  option httpchk OPTIONS ${path}`,
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers.map(
      (server) => `  server ${server.name} ${addressOf(server.postgres)} check port ${server.api}`,
    ),
  ]
  return [
    'global',
    '  maxconn 500',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    ...listen('leader', leaderPort, '/primary'),
    ...listen('replica', replicaPort, '/replica'),
    '',
  ].join('\n')
}
