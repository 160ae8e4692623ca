import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const registerClient = validate10;
const schema11 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ClientRegistration"}},"required":["requestBody"]};
const schema12 = {"type":"object","required":["redirect_uris"],"properties":{"client_name":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"},"redirect_uris":{"type":"array","minItems":1,"maxItems":5,"items":{"type":"string","minLength":1,"maxLength":300,"pattern":"^[\\u0021-\\u007e]+$"}},"grant_types":{"type":"array","maxItems":10,"items":{"type":"string","maxLength":100}},"response_types":{"type":"array","maxItems":10,"items":{"type":"string","maxLength":100}}},"x-null-is-absent":["client_name","grant_types","response_types"]};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$", "u");
const pattern1 = new RegExp("^[\\u0021-\\u007e]+$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.client_name === null){
delete data0.client_name;
}
if(data0.grant_types === null){
delete data0.grant_types;
}
if(data0.response_types === null){
delete data0.response_types;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.redirect_uris === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ClientRegistration/required",keyword:"required",params:{missingProperty: "redirect_uris"},message:"must have required property '"+"redirect_uris"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.client_name !== undefined){
let data1 = data0.client_name;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err2 = {instancePath:instancePath+"/requestBody/client_name",schemaPath:"urn:parley:ClientRegistration/properties/client_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/client_name",schemaPath:"urn:parley:ClientRegistration/properties/client_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/requestBody/client_name",schemaPath:"urn:parley:ClientRegistration/properties/client_name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody/client_name",schemaPath:"urn:parley:ClientRegistration/properties/client_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.redirect_uris !== undefined){
let data2 = data0.redirect_uris;
if(Array.isArray(data2)){
if(data2.length > 5){
const err6 = {instancePath:instancePath+"/requestBody/redirect_uris",schemaPath:"urn:parley:ClientRegistration/properties/redirect_uris/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/requestBody/redirect_uris",schemaPath:"urn:parley:ClientRegistration/properties/redirect_uris/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 300){
const err8 = {instancePath:instancePath+"/requestBody/redirect_uris/" + i0,schemaPath:"urn:parley:ClientRegistration/properties/redirect_uris/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/requestBody/redirect_uris/" + i0,schemaPath:"urn:parley:ClientRegistration/properties/redirect_uris/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data3)){
const err10 = {instancePath:instancePath+"/requestBody/redirect_uris/" + i0,schemaPath:"urn:parley:ClientRegistration/properties/redirect_uris/items/pattern",keyword:"pattern",params:{pattern: "^[\\u0021-\\u007e]+$"},message:"must match pattern \""+"^[\\u0021-\\u007e]+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/requestBody/redirect_uris/" + i0,schemaPath:"urn:parley:ClientRegistration/properties/redirect_uris/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/requestBody/redirect_uris",schemaPath:"urn:parley:ClientRegistration/properties/redirect_uris/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.grant_types !== undefined){
let data4 = data0.grant_types;
if(Array.isArray(data4)){
if(data4.length > 10){
const err13 = {instancePath:instancePath+"/requestBody/grant_types",schemaPath:"urn:parley:ClientRegistration/properties/grant_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err14 = {instancePath:instancePath+"/requestBody/grant_types/" + i1,schemaPath:"urn:parley:ClientRegistration/properties/grant_types/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/requestBody/grant_types/" + i1,schemaPath:"urn:parley:ClientRegistration/properties/grant_types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/requestBody/grant_types",schemaPath:"urn:parley:ClientRegistration/properties/grant_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.response_types !== undefined){
let data6 = data0.response_types;
if(Array.isArray(data6)){
if(data6.length > 10){
const err17 = {instancePath:instancePath+"/requestBody/response_types",schemaPath:"urn:parley:ClientRegistration/properties/response_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func2(data7) > 100){
const err18 = {instancePath:instancePath+"/requestBody/response_types/" + i2,schemaPath:"urn:parley:ClientRegistration/properties/response_types/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/requestBody/response_types/" + i2,schemaPath:"urn:parley:ClientRegistration/properties/response_types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/requestBody/response_types",schemaPath:"urn:parley:ClientRegistration/properties/response_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ClientRegistration/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const issueToken = validate11;
const schema13 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:TokenRequest"}},"required":["requestBody"]};
const schema14 = {"type":"object","required":["grant_type","client_id"],"properties":{"grant_type":{"type":"string","maxLength":100},"client_id":{"type":"string","maxLength":4000},"code":{"type":"string","maxLength":4000},"redirect_uri":{"type":"string","maxLength":2000},"code_verifier":{"type":"string","pattern":"^[A-Za-z0-9._~-]{43,128}$"},"refresh_token":{"type":"string","maxLength":4000},"resource":{"type":"string","maxLength":2000}},"x-null-is-absent":["code","redirect_uri","code_verifier","refresh_token","resource"]};
const pattern2 = new RegExp("^[A-Za-z0-9._~-]{43,128}$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.code === null){
delete data0.code;
}
if(data0.redirect_uri === null){
delete data0.redirect_uri;
}
if(data0.code_verifier === null){
delete data0.code_verifier;
}
if(data0.refresh_token === null){
delete data0.refresh_token;
}
if(data0.resource === null){
delete data0.resource;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.grant_type === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:TokenRequest/required",keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.client_id === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:TokenRequest/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.grant_type !== undefined){
let data1 = data0.grant_type;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err3 = {instancePath:instancePath+"/requestBody/grant_type",schemaPath:"urn:parley:TokenRequest/properties/grant_type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/grant_type",schemaPath:"urn:parley:TokenRequest/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.client_id !== undefined){
let data2 = data0.client_id;
if(typeof data2 === "string"){
if(func2(data2) > 4000){
const err5 = {instancePath:instancePath+"/requestBody/client_id",schemaPath:"urn:parley:TokenRequest/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/requestBody/client_id",schemaPath:"urn:parley:TokenRequest/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.code !== undefined){
let data3 = data0.code;
if(typeof data3 === "string"){
if(func2(data3) > 4000){
const err7 = {instancePath:instancePath+"/requestBody/code",schemaPath:"urn:parley:TokenRequest/properties/code/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/code",schemaPath:"urn:parley:TokenRequest/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.redirect_uri !== undefined){
let data4 = data0.redirect_uri;
if(typeof data4 === "string"){
if(func2(data4) > 2000){
const err9 = {instancePath:instancePath+"/requestBody/redirect_uri",schemaPath:"urn:parley:TokenRequest/properties/redirect_uri/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/requestBody/redirect_uri",schemaPath:"urn:parley:TokenRequest/properties/redirect_uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.code_verifier !== undefined){
let data5 = data0.code_verifier;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err11 = {instancePath:instancePath+"/requestBody/code_verifier",schemaPath:"urn:parley:TokenRequest/properties/code_verifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{43,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{43,128}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/requestBody/code_verifier",schemaPath:"urn:parley:TokenRequest/properties/code_verifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.refresh_token !== undefined){
let data6 = data0.refresh_token;
if(typeof data6 === "string"){
if(func2(data6) > 4000){
const err13 = {instancePath:instancePath+"/requestBody/refresh_token",schemaPath:"urn:parley:TokenRequest/properties/refresh_token/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/requestBody/refresh_token",schemaPath:"urn:parley:TokenRequest/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.resource !== undefined){
let data7 = data0.resource;
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err15 = {instancePath:instancePath+"/requestBody/resource",schemaPath:"urn:parley:TokenRequest/properties/resource/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/requestBody/resource",schemaPath:"urn:parley:TokenRequest/properties/resource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:TokenRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const revokeToken = validate12;
const schema15 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:RevocationRequest"}},"required":["requestBody"]};
const schema16 = {"type":"object","required":["token","client_id"],"properties":{"token":{"type":"string","maxLength":4000},"client_id":{"type":"string","maxLength":4000}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:RevocationRequest/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.client_id === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:RevocationRequest/required",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 === "string"){
if(func2(data1) > 4000){
const err3 = {instancePath:instancePath+"/requestBody/token",schemaPath:"urn:parley:RevocationRequest/properties/token/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/token",schemaPath:"urn:parley:RevocationRequest/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.client_id !== undefined){
let data2 = data0.client_id;
if(typeof data2 === "string"){
if(func2(data2) > 4000){
const err5 = {instancePath:instancePath+"/requestBody/client_id",schemaPath:"urn:parley:RevocationRequest/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/requestBody/client_id",schemaPath:"urn:parley:RevocationRequest/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:RevocationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

