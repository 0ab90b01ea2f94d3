BEGIN TRANSACTION;
CREATE TABLE games (
            table_id TEXT NOT NULL, game INTEGER NOT NULL, head TEXT NOT NULL, seal TEXT NOT NULL,
            PRIMARY KEY (table_id, game)
        ) WITHOUT ROWID;
INSERT INTO "games" VALUES('q4vc6swk',1,'{
"game": "dominium",
"format": 1,
"version": "0.1.0",
"players": 2,
"names": ["Ann", "Bob"],
"agents": ["person", "person"],
"kingdom": ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"],
"projects": [],
"choose_top": false,
"seed": "69828904275911723648035495902514169058018842920121641158086596431907533044075",
"sealed": true,
"first": -1,
"result": null,
"answers": [

]
}
','dbe5a8de6d0ed5b308c8b2cfd94bc7fadab8f12908b6f7033a77de01edbf1912');
INSERT INTO "games" VALUES('t9pauyin',1,'{
"game": "dominium",
"format": 1,
"version": "0.1.0",
"players": 2,
"names": ["Zoë", "Agnes"],
"agents": ["person", "money"],
"kingdom": ["cellar", "moat", "baron", "lackeys", "sailor", "ducat", "blockade", "ironworks", "wharf", "seer"],
"projects": ["academy", "city_gate"],
"choose_top": false,
"seed": "24736391485551310805205623154768942194437456178827394837448991536424418660783",
"sealed": true,
"first": -1,
"result": null,
"answers": [

]
}
','9529dc71c9c3911256df93305af2ddac96c57e9690a79fc0a6d6ea9a05c654bf');
INSERT INTO "games" VALUES('wtzqycyn',1,'{
"game": "dominium",
"format": 1,
"version": "0.1.0",
"players": 2,
"names": ["Ann", "Agnes"],
"agents": ["person", "money"],
"kingdom": ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"],
"projects": [],
"choose_top": false,
"seed": "101778772571034943308180844504868090877710003838057583792084128397099655771129",
"sealed": true,
"first": -1,
"result": null,
"answers": [

]
}
','5918197aaf0e7c3e70128e2c91d95588ddbfa22a8c1b734ee97cb490f13cd753');
CREATE TABLE moves (
            table_id TEXT NOT NULL, game INTEGER NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL,
            seat INTEGER NOT NULL, mark INTEGER NOT NULL, answer TEXT NOT NULL, auto INTEGER NOT NULL,
            PRIMARY KEY (table_id, game, number)
        ) WITHOUT ROWID;
INSERT INTO "moves" VALUES('q4vc6swk',1,0,'a',1,2045585367,'[0, 0, 0, 0]',1);
INSERT INTO "moves" VALUES('q4vc6swk',1,1,'a',1,2486138245,'[9]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,2,'a',0,2186089764,'[0, 0, 0]',1);
INSERT INTO "moves" VALUES('q4vc6swk',1,3,'a',0,2757283236,'[0]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,4,'a',1,1305674476,'[0, 0, 0]',1);
INSERT INTO "moves" VALUES('q4vc6swk',1,5,'a',1,302979241,'[1]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,6,'a',0,3061002271,'[0, 0, 0, 0]',1);
INSERT INTO "moves" VALUES('q4vc6swk',1,7,'a',0,3428945560,'[6]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,8,'a',1,1001080802,'[0, 0, 0, 1]',1);
INSERT INTO "moves" VALUES('q4vc6swk',1,9,'a',1,2820386877,'[0]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,10,'a',0,3061002271,'[0, 0, 0, 0]',1);
INSERT INTO "moves" VALUES('q4vc6swk',1,11,'a',0,3428945560,'[0]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,12,'a',1,495041303,'[]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,13,'a',1,1305674476,'[0, 0, 0]',1);
INSERT INTO "moves" VALUES('q4vc6swk',1,14,'a',1,302979241,'[5]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,15,'a',0,2621213956,'[]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,16,'a',0,2292128065,'[0, 0]',1);
INSERT INTO "moves" VALUES('q4vc6swk',1,17,'a',0,2892441841,'[1]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,18,'a',1,2045585367,'[0, 0, 0, 0]',1);
INSERT INTO "moves" VALUES('q4vc6swk',1,19,'a',1,2486138245,'[]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,20,'a',0,2621213956,'[0]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,21,'a',0,3061002271,'[0]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,22,'a',0,2186089764,'[0]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,23,'a',0,2292128065,'[0]',0);
INSERT INTO "moves" VALUES('q4vc6swk',1,24,'a',0,2548633070,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,0,'a',1,1305674476,'[0, 0, 0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,1,'a',1,1081450664,'[8]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,2,'a',0,2186089764,'[0, 0, 0]',1);
INSERT INTO "moves" VALUES('t9pauyin',1,3,'a',0,3603656710,'[5]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,4,'a',1,1737524302,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,5,'a',1,1933519794,'[0, 0, 0, 0, 0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,6,'a',1,3233893411,'[14]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,7,'a',0,3061002271,'[0, 0, 0, 0]',1);
INSERT INTO "moves" VALUES('t9pauyin',1,8,'a',0,3591260597,'[9]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,9,'a',1,2840710691,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,10,'a',1,1305674476,'[0, 0, 0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,11,'a',1,243325482,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,12,'a',0,2186089764,'[0, 0, 0]',1);
INSERT INTO "moves" VALUES('t9pauyin',1,13,'a',0,3603656710,'[4]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,14,'a',1,2124605926,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,15,'a',1,710611736,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,16,'a',1,2045585367,'[0, 0, 0, 0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,17,'a',1,1473066323,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,18,'a',1,3501487213,'[]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,19,'a',0,1337299405,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,20,'a',0,4115450895,'[3]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,21,'a',0,2186089764,'[0, 0, 0]',1);
INSERT INTO "moves" VALUES('t9pauyin',1,22,'a',0,3603656710,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,23,'a',1,3870176347,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,24,'a',1,1562495681,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,25,'a',1,2392960351,'[0, 0, 0, 0, 0, 1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,26,'a',1,307749561,'[2]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,27,'a',1,3501487213,'[]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,28,'u',0,1,'[22]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,29,'a',0,3603656710,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,30,'a',1,3870176347,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,31,'a',1,1562495681,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,32,'a',1,2392960351,'[0, 0, 0, 0, 0, 1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,33,'a',1,307749561,'[2]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,34,'a',1,3501487213,'[]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,35,'a',0,362144479,'[0, 0, 1, 0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,36,'a',0,888492175,'[1, 0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,37,'a',0,1473066522,'[12]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,38,'a',0,2146493994,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,39,'a',1,1398634052,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,40,'a',1,1001080802,'[0, 0, 0, 1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,41,'a',1,3233893411,'[14]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,42,'a',0,2186089764,'[0, 0, 0]',1);
INSERT INTO "moves" VALUES('t9pauyin',1,43,'a',0,3603656710,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,44,'a',1,3648417675,'[3]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,45,'a',1,2167151348,'[0, 0, 0, 1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,46,'a',1,307749561,'[2]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,47,'a',0,3551639336,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,48,'a',0,2266235420,'[0, 0, 0, 0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,49,'a',0,2292128065,'[0, 0]',1);
INSERT INTO "moves" VALUES('t9pauyin',1,50,'a',0,74777785,'[]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,51,'a',1,1645761317,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,52,'a',1,710611736,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,53,'a',1,1875319373,'[0, 0, 1, 1, 2]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,54,'a',1,3419028227,'[2]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,55,'a',1,1473066323,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,56,'a',0,510101155,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,57,'a',0,254233811,'[2]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,58,'a',0,990792308,'[0, 1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,59,'a',0,888492175,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,60,'a',0,2548633070,'[0]',1);
INSERT INTO "moves" VALUES('t9pauyin',1,61,'a',0,1473066522,'[7]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,62,'a',0,3603656710,'[4]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,63,'a',1,3870176347,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,64,'a',1,1562495681,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,65,'a',1,2392960351,'[0, 0, 0, 0, 0, 1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,66,'a',1,307749561,'[2]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,67,'a',1,3501487213,'[]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,68,'a',0,547912842,'[]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,69,'a',0,1406976940,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,70,'a',0,1406976940,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,71,'a',0,4115450895,'[6]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,72,'a',0,2186089764,'[0, 0, 0]',1);
INSERT INTO "moves" VALUES('t9pauyin',1,73,'a',0,1473066522,'[6]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,74,'a',1,3890413898,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,75,'a',1,710611736,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,76,'a',1,2167151348,'[0, 0, 0, 1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,77,'a',1,307749561,'[2]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,78,'a',1,3501487213,'[]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,79,'a',0,3030855524,'[1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,80,'a',0,4111319547,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,81,'a',0,3551639336,'[0]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,82,'a',0,379363982,'[2, 3, 1]',0);
INSERT INTO "moves" VALUES('t9pauyin',1,83,'a',0,3061002271,'[0, 0, 0, 0]',1);
INSERT INTO "moves" VALUES('wtzqycyn',1,0,'a',1,2045585367,'[0, 0, 0, 0]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,1,'a',1,2486138245,'[11]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,2,'a',0,3061002271,'[0, 0, 0, 0]',1);
INSERT INTO "moves" VALUES('wtzqycyn',1,3,'a',0,3428945560,'[1]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,4,'a',1,1305674476,'[0, 0, 0]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,5,'a',1,302979241,'[1]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,6,'a',0,2186089764,'[0, 0, 0]',1);
INSERT INTO "moves" VALUES('wtzqycyn',1,7,'a',0,2757283236,'[2]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,8,'a',1,1001080802,'[0, 0, 0, 1]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,9,'a',1,2820386877,'[10]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,10,'a',0,3061002271,'[0, 0, 0, 0]',1);
INSERT INTO "moves" VALUES('wtzqycyn',1,11,'a',0,3428945560,'[3]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,12,'a',1,3711441670,'[0]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,13,'a',1,2045585367,'[0, 0, 0, 0]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,14,'a',1,2486138245,'[1]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,15,'a',0,406306400,'[0, 0, 1]',1);
INSERT INTO "moves" VALUES('wtzqycyn',1,16,'a',0,3428945560,'[9]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,17,'a',1,495041303,'[0]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,18,'a',0,2430858202,'[0, 0]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,19,'a',1,1001080802,'[0, 0, 0, 1]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,20,'a',1,189531770,'[2]',0);
INSERT INTO "moves" VALUES('wtzqycyn',1,21,'a',0,2936686622,'[0, 1]',1);
INSERT INTO "moves" VALUES('wtzqycyn',1,22,'r',0,0,'[]',0);
CREATE TABLE tables (
            id TEXT PRIMARY KEY, version INTEGER NOT NULL, document TEXT NOT NULL, public INTEGER NOT NULL,
            address TEXT NOT NULL, made REAL NOT NULL, touched REAL NOT NULL
        , old REAL) WITHOUT ROWID;
INSERT INTO "tables" VALUES('e5uxfe4g',1,'{"seats":[{"kind":"person","name":"Ann","level":"","key":"02211f5171773f0f339931c0a2d34230fc3aaecf84b9c38306f7280453c9316e","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true},{"kind":"person","name":"","level":"","key":"","ready":false,"stand_in":"","called":false,"rematch":false,"autoplay":true}],"owner":0,"phase":"lobby","choice":{"how":"recommended","id":"base2-first-game"},"options":{"choose_top":false,"clock":0,"public":false,"spectators":true,"aids":{"points":true,"deck":true,"counts":false},"autoplay":true,"bot_delay":0.0},"cards":["cellar","market","merchant","militia","mine","moat","remodel","smithy","village","workshop"],"projects":[],"seed":null,"game":0,"turn":0,"asked":-1,"noted":-1,"undo":null,"picks":[],"passed":[],"winners":[],"results":[],"wish":null}',0,'127.0.0.1',1.79483309685117673869e+09,1.79483309685117673869e+09,NULL);
INSERT INTO "tables" VALUES('q4vc6swk',4,'{"seats":[{"kind":"person","name":"Ann","level":"","key":"83be19350c031c3aa0e6d83c11a0675549285787e5a6c3e682a2b6ce20244fe0","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true},{"kind":"person","name":"Bob","level":"","key":"0566a2252472a54b54389b76da5e9918c7d08a9f7dbcc1034833e2f76fddd402","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true}],"owner":0,"phase":"playing","choice":{"how":"recommended","id":"base2-first-game"},"options":{"choose_top":false,"clock":0,"public":true,"spectators":true,"aids":{"points":true,"deck":true,"counts":false},"autoplay":true,"bot_delay":0.0},"cards":["cellar","market","merchant","militia","mine","moat","remodel","smithy","village","workshop"],"projects":[],"seed":null,"game":1,"turn":10,"asked":0,"noted":25,"undo":null,"picks":[],"passed":[],"winners":[],"results":[],"wish":null}',1,'127.0.0.1',1.79483309311125707619e+09,1.79483309518064808847e+09,NULL);
INSERT INTO "tables" VALUES('t9pauyin',3,'{"seats":[{"kind":"person","name":"Zoë","level":"","key":"0e86f3747419cfb9543754a2063d9449289664034758d65a5d78bf199213fd4c","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true},{"kind":"bot","name":"Agnes","level":"money","key":"","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true}],"owner":0,"phase":"playing","choice":{"how":"random","sets":[],"required":["cellar","moat"],"banned":[],"projects":-1},"options":{"choose_top":false,"clock":0,"public":false,"spectators":true,"aids":{"points":true,"deck":true,"counts":false},"autoplay":true,"bot_delay":0.0},"cards":["cellar","moat","baron","lackeys","sailor","ducat","blockade","ironworks","wharf","seer"],"projects":["academy","city_gate"],"seed":null,"game":1,"turn":20,"asked":0,"noted":84,"undo":null,"picks":[],"passed":[],"winners":[],"results":[],"wish":null}',0,'127.0.0.1',1.79483308962645816799e+09,1.79483309265315055846e+09,NULL);
INSERT INTO "tables" VALUES('wtzqycyn',3,'{"seats":[{"kind":"person","name":"Ann","level":"","key":"492a4ce8ad48f583fe750bbcc34018cbe5b36bdb3d9aedea8b437d342a8860f2","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true},{"kind":"bot","name":"Agnes","level":"money","key":"","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true}],"owner":0,"phase":"over","choice":{"how":"recommended","id":"base2-first-game"},"options":{"choose_top":false,"clock":0,"public":false,"spectators":true,"aids":{"points":true,"deck":true,"counts":false},"autoplay":true,"bot_delay":0.0},"cards":["cellar","market","merchant","militia","mine","moat","remodel","smithy","village","workshop"],"projects":[],"seed":null,"game":1,"turn":10,"asked":-1,"noted":-1,"undo":null,"picks":[],"passed":[],"winners":[1],"results":[{"game":1,"names":["Ann","Agnes"],"points":[3,3],"winners":[1],"resigned":[0],"turn":10,"ended":1794833096.6589093}],"wish":null}',0,'127.0.0.1',1.7948330959151926041e+09,1.79483309665914440153e+09,NULL);
CREATE INDEX tables_public ON tables (touched) WHERE public;
CREATE INDEX tables_address ON tables (address, made);
CREATE INDEX tables_old ON tables (old) WHERE old IS NOT NULL;
CREATE INDEX tables_touched ON tables (touched);
COMMIT;
PRAGMA user_version = 3;
